"""The games as environments for learning programs.

`ludoteca.research.pettingzoo` has multi-agent environments, `ludoteca.research.gymnasium` single-agent ones with bots
as opponents and `ludoteca.research.openspiel` registers the games with OpenSpiel. Install them with `pip install
"ludoteca[research]"`.
"""
