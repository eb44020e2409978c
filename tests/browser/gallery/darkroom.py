"""Shrink pictures and compare them perceptually. The browser does the work: it can read, shrink and write images."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any

from browser.gallery.studio import Picture

REFERENCES = Path(__file__).parent / "references"
SHRINK = {"desktop": 0.25, "phone": 0.5}

# Every picture is shrunk, written as WebP and read again, so that both sides have lost the same. A point differs by as
# much as its colour lies outside of all colours that the other picture shows there and one point around: an edge that
# is drawn a little otherwise does not count. Where two pictures differ is reported as boxes of eight by eight points:
# at least `few` points of the box differ by more than `point`, or its points differ by more than `mean` on average.
# docs/boards.md says how these limits were measured.
SCRIPT = """() => {
  const read = async (base64, type) => createImageBitmap(await (await fetch(`data:image/${type};base64,${base64}`))
    .blob());
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
  const outside = (p, q, width, height, x, y) => {
    let far = 0;
    for (let c = 0; c < 3; c += 1) {
      let low = 255, high = 0;
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v += 1) for (let u = Math.max(0, x - 1);
        u <= Math.min(width - 1, x + 1); u += 1) {
        const there = q[4 * (v * width + u) + c];
        low = Math.min(low, there);
        high = Math.max(high, there);
      }
      const here = p[4 * (y * width + x) + c];
      far = Math.max(far, low - here, here - high);
    }
    return far;
  };
  window.differ = async (one, other, { point, few, mean }) => {
    const [a, b] = [await read(one, "webp"), await read(other, "webp")];
    const { width, height } = a;
    if (width !== b.width || height !== b.height) return [[0, 0, 999]];
    const [p, q] = [points(a), points(b)];
    const found = [];
    for (let y = 0; y < height; y += 8) for (let x = 0; x < width; x += 8) {
      let bad = 0, sum = 0, count = 0;
      for (let v = y; v < Math.min(y + 8, height); v += 1) for (let u = x; u < Math.min(x + 8, width); u += 1) {
        const d = Math.max(outside(p, q, width, height, u, v), outside(q, p, width, height, u, v));
        if (d > point) bad += 1;
        sum += d;
        count += 1;
      }
      if (bad >= few || sum / count > mean) found.push([x, y, bad]);
    }
    return found;
  };
}"""
LIMITS = {"desktop": {"point": 24, "few": 6, "mean": 12}, "phone": {"point": 48, "few": 6, "mean": 12}}


class Darkroom:
    def __init__(self, browser: Any) -> None:
        self.page = browser.new_context().new_page()
        self.page.evaluate(SCRIPT)

    def shrink(self, png: bytes, size: str) -> bytes:
        """The small picture of this size of screen."""
        return self.scaled(png, SHRINK[size])

    def scaled(self, png: bytes, scale: float) -> bytes:
        """A picture as WebP, in another size."""
        return b64decode(self.page.evaluate("([png, scale]) => shrink(png, scale)", [b64encode(png).decode(), scale]))

    def differ(self, one: bytes, other: bytes, size: str) -> list[list[int]]:
        """The boxes (x, y, points) in which two small pictures of this size of screen differ."""
        found: list[list[int]] = self.page.evaluate(
            "([a, b, limits]) => differ(a, b, limits)",
            [b64encode(one).decode(), b64encode(other).decode(), LIMITS[size]],
        )
        return found


def reference(picture: Picture) -> Path:
    return REFERENCES / picture.position.game / f"{picture.name}.webp"


def accept(picture: Picture, small: bytes, version: str) -> None:
    """Store a small picture as the accepted one, and with which browser it was taken."""
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
