"""Small copies of pictures, and whether two of them show the same. The browser does the work: it can read, shrink and write images."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any

from browser.gallery.studio import Picture

REFERENCES = Path(__file__).parent / "references"
SHRINK = {"desktop": 0.25, "phone": 0.5}

# Every picture is shrunk (which melts anti-aliasing away), written as WebP and read again, so that both sides have lost the same. Where two differ is told as boxes
# of eight by eight points: a point differs by more than `point` in a colour, a box holds at least `few` of them, or differs by more than `mean` as a whole.
SCRIPT = """({ point, few, mean }) => {
  const read = async (base64, type) => createImageBitmap(await (await fetch(`data:image/${type};base64,${base64}`)).blob());
  const text = async (blob) => {
    let out = "";
    for (const byte of new Uint8Array(await blob.arrayBuffer())) out += String.fromCharCode(byte);
    return btoa(out);
  };
  const points = (image) => {
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, image.width, image.height).data;
  };
  window.shrink = async (png, scale) => {
    const whole = await read(png, "png");
    const canvas = new OffscreenCanvas(Math.round(whole.width * scale), Math.round(whole.height * scale));
    const pen = canvas.getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.drawImage(whole, 0, 0, canvas.width, canvas.height);
    return text(await canvas.convertToBlob({ type: "image/webp", quality: 0.8 }));
  };
  window.differ = async (one, other) => {
    const [a, b] = [await read(one, "webp"), await read(other, "webp")];
    if (a.width !== b.width || a.height !== b.height) return [[0, 0, 999]];
    const [p, q] = [points(a), points(b)];
    const found = [];
    for (let y = 0; y < a.height; y += 8) for (let x = 0; x < a.width; x += 8) {
      let bad = 0, sum = 0, count = 0;
      for (let v = y; v < Math.min(y + 8, a.height); v += 1) for (let u = x; u < Math.min(x + 8, a.width); u += 1) {
        const i = 4 * (v * a.width + u);
        const d = Math.max(Math.abs(p[i] - q[i]), Math.abs(p[i + 1] - q[i + 1]), Math.abs(p[i + 2] - q[i + 2]));
        if (d > point) bad += 1;
        sum += d;
        count += 1;
      }
      if (bad >= few || sum / count > mean) found.push([x, y, bad]);
    }
    return found;
  };
}"""
POINT, FEW, MEAN = 48, 4, 20


class Darkroom:
    def __init__(self, browser: Any) -> None:
        self.page = browser.new_context().new_page()
        self.page.evaluate(SCRIPT, {"point": POINT, "few": FEW, "mean": MEAN})

    def shrink(self, png: bytes, size: str) -> bytes:
        return b64decode(
            self.page.evaluate("([png, scale]) => shrink(png, scale)", [b64encode(png).decode(), SHRINK[size]])
        )

    def differ(self, one: bytes, other: bytes) -> list[list[int]]:
        """The boxes (x, y, points) in which two small pictures differ."""
        found: list[list[int]] = self.page.evaluate(
            "([a, b]) => differ(a, b)", [b64encode(one).decode(), b64encode(other).decode()]
        )
        return found


def reference(picture: Picture) -> Path:
    return REFERENCES / picture.position.game / f"{picture.name}.webp"


def about() -> dict[str, str]:
    """With which browser the accepted pictures were taken; letters of another one may be cut otherwise."""
    told: dict[str, str] = json.loads((REFERENCES / "about.json").read_text(encoding="utf-8"))
    return told


def accept(picture: Picture, small: bytes, version: str) -> None:
    file = reference(picture)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(small)
    (REFERENCES / "about.json").write_text(json.dumps({"browser": version}) + "\n", encoding="utf-8")


def forget(games: list[str], but: set[str]) -> None:
    """Accepted pictures of things the gallery no longer shows."""
    for game in games:
        for file in (REFERENCES / game).glob("*.webp"):
            if file.stem not in but:
                file.unlink()
