"""Writes src/ludoteca/web/fonts/baroque-title-400-normal.woff2: the letters of the word "Baroque" in IM Fell Double
Pica SC.

The whole face weighs 46 kB, these letters 4 kB. The licence reserves the face's name to the whole, so the part has
another one.
Run: python tools/boards/baroque_title.py (needs the packages fonttools and brotli)
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FONTS = Path(__file__).resolve().parents[2] / "src" / "ludoteca" / "web" / "fonts"
NAMES = {1: "Baroque Title", 3: "Baroque Title", 4: "Baroque Title", 6: "BaroqueTitle"}


def main():
    face = TTFont(FONTS / "im-fell-double-pica-sc-latin-400-normal.woff2", recalcTimestamp=False)
    subsetter = Subsetter(Options(layout_features=["kern"], legacy_kern=True, name_IDs=[0, *NAMES]))
    subsetter.populate(text="Baroque")
    subsetter.subset(face)
    for record in list(face["name"].names):
        if record.nameID in NAMES:
            record.string = NAMES[record.nameID]
    face.flavor = "woff2"
    target = FONTS / "baroque-title-400-normal.woff2"
    face.save(target)
    print(target, target.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
