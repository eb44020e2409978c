"""Minify scripts and style sheets with rjsmin and rcssmin.

rjsmin does not know nested template literals: in html`<p>${x ? html`<b> a</b>` : ""}</p>` it reads the inner one as
code and drops spaces that are text. So each template literal, and each regular expression, is replaced by a short
string before rjsmin runs, and put back after it.
"""

from __future__ import annotations

import re

import rcssmin
import rjsmin

PLAIN_CODE = re.compile(r"""[^`{}/"']+""")
COMMENT_OR_STRING = re.compile(r"""//[^\n]*|/\*.*?\*/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'""", re.DOTALL)
REGULAR_EXPRESSION = re.compile(r"/(?![/*])(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*")
BEFORE_REGULAR_EXPRESSION = re.compile(r"(?:^|[(,=:\[!&|?{};+\-*%<>~^]|\b(?:return|typeof|case|in|of))\s*\Z")
TEMPLATE_TEXT = re.compile(r"(?:[^`\\$]|\\.)+", re.DOTALL)
PLACEHOLDER = re.compile(r'"@kept-(\d+)@"')
INDENTATION = re.compile(r"\n[ \t]+")


class _Scanner:
    """Walks a script once and minifies the code between template literals."""

    def __init__(self, script: str) -> None:
        self.script = script
        self.at = 0

    def code(self, *, in_template: bool) -> str:
        """Minify from here to the end, or to the brace that closes a substitution."""
        kept: list[str] = []
        code = ""
        depth = 0
        while self.at < len(self.script):
            char = self.script[self.at]
            if char == "}" and depth == 0 and in_template:
                break
            depth += (char == "{") - (char == "}")
            literal = self.template(tagged_html=code.endswith("html")) if char == "`" else self.regular_expression(code)
            if literal:
                code += f'"@kept-{len(kept)}@"'
                kept.append(literal)
            else:
                code += self.matched(PLAIN_CODE) or self.matched(COMMENT_OR_STRING) or self.step()
        return PLACEHOLDER.sub(lambda found: kept[int(found[1])], rjsmin.jsmin(code))

    def step(self) -> str:
        self.at += 1
        return self.script[self.at - 1]

    def matched(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.script, self.at)
        self.at = found.end() if found else self.at
        return found.group() if found else ""

    def regular_expression(self, before: str) -> str:
        """Return the regular expression that begins here, or nothing. A slash after a value is a division."""
        if self.script[self.at] != "/" or not BEFORE_REGULAR_EXPRESSION.search(before[-12:]):
            return ""
        return self.matched(REGULAR_EXPRESSION)

    def template(self, *, tagged_html: bool) -> str:
        """Copy the template literal that begins here. htm ignores indentation, so html templates lose theirs."""
        start = self.at
        parts = ["`"]
        self.at += 1
        text = self.at
        while self.script[self.at] != "`":
            if self.matched(TEMPLATE_TEXT):
                pass
            elif self.script.startswith("${", self.at):
                parts.append(self.text(text, tagged_html))
                self.at += 2
                parts.append("${" + self.code(in_template=True) + "}")
                self.at += 1
                text = self.at
            else:
                self.at += 1
            if self.at >= len(self.script):
                raise ValueError(f"the template literal at character {start} does not end")
        parts.append(self.text(text, tagged_html))
        self.at += 1
        return "".join(parts) + "`"

    def text(self, start: int, tagged_html: bool) -> str:
        text = self.script[start : self.at]
        return INDENTATION.sub("\n", text) if tagged_html else text


def minify_script(script: str) -> str:
    """Return the script without comments and spare white space; the text of its templates stays."""
    return _Scanner(script).code(in_template=False)


def minify_style(style: str) -> str:
    """Return the style sheet without comments and spare white space."""
    return str(rcssmin.cssmin(style))
