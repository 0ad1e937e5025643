"""Draws a line of text as paper, printer and scanner leave it. Grey picture, 32 pixels high, ink dark."""
import glob
import io
import random

import numpy as np
from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from charset import CHARACTERS

HEIGHT = 32
LEAST_CONTRAST = 30
#: Share of lines whose print is whole and whose scan adds only its resolution and softness.
CLEAN = 0.4
FOLDERS = {
    # folder -> weight of each of its faces
    "liberation": 6, "liberation2": 6, "dejavu": 3, "freefont": 4, "urw-base35": 4, "crosextra": 5, "RobotoTTF": 4, "open-sans": 3, "lato": 2, "clear-sans": 2, "noto": 0.25, "cmu": 0.6, "linux-libertine": 1.5, "gentium": 1,
    "courier-prime": 4, "anonymous-pro": 3, "b612": 2, "hack": 3, "inconsolata": 5, "jetbrains-mono": 1, "agave": 4, "mononoki": 3, "hermit": 3, "monoid": 1.5, "fonts-go": 2, "league-mono": 0.6, "firacode": 1, "3270": 8, "terminus": 8, "proggy": 6, "spleen": 5, "monofur": 1,
    "ocr-b": 8, "ocr-a": 3, "gnutypewriter": 10, "ecolier-court": 0.5, "dotgothic16": 6, "tlwg": 0.6, "vollkorn": 0.7, "ebgaramond": 1, "junicode": 0.2, "stix": 0.6, "cantarell": 2, "cabin": 1.5, "manrope": 1, "karla": 1, "dosis": 1, "sora": 0.5, "tiresias": 1.2, "routed-gothic": 2, "yanone-kaffeesatz": 1.5, "league-spartan": 0.7,
    "bebas-neue": 2, "comic-neue": 0.7, "averia-gwf": 0.7, "andika": 1.5, "charis": 1, "fonts-oldstandard": 1, "play": 1, "jura": 0.7, "slab": 2, "quicksand": 0.7, "droid": 3, "mplus": 0.25, "unhinted": 1.5, "truetype": 1, "humor-sans": 0.3, "fonts-prociono": 0.7, "elstob": 0.1,
}
#: Folders of printers' faces: these get the dots and gaps of needles and thermal heads more often.
PRINTER = {"3270", "terminus", "proggy", "spleen", "dotgothic16", "ocr-b", "ocr-a", "agave", "inconsolata", "anonymous-pro", "hack", "hermit", "mononoki", "jetbrains-mono", "league-mono"}


def find_faces():
    """(path, index in file, weight, printer's face, characters it has) of each usable face."""
    faces = []
    for path in sorted(glob.glob("/usr/share/fonts/**/*.[to]tf", recursive=True)):
        folder = path.split("/")[-2]
        weight = FOLDERS.get(folder, 0)
        if weight == 0 or (folder == "noto" and not any(name in path for name in ("NotoSans-", "NotoSerif-", "NotoSansMono-", "NotoSansDisplay-", "NotoSerifDisplay-"))):
            continue
        if any(part in path for part in ("Symbol", "Dingbats", "Emoji", "Math", "D050000L", "StandardSymbols", "Light", "Thin", "Hairline", "ExtraLight")):
            weight *= 0 if "Symbol" in path or "Ding" in path or "D05" in path or "Math" in path else 0.3
        if weight == 0:
            continue
        try:
            cmap = TTFont(path, lazy=True).getBestCmap() or {}
        except Exception:
            continue
        has = frozenset(c for c in CHARACTERS if ord(c) in cmap or c == " ")
        if len(has) < 90:
            continue
        faces.append((path, weight, folder in PRINTER, has))
    return faces


class Renderer:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.noise = np.random.default_rng(seed)
        self.faces = find_faces()
        self.weights = [weight for _, weight, _, _ in self.faces]
        self.fonts = {}

    def render(self, text):
        """`(picture uint8 [32, width], text)`; the text without the characters the face lacks."""
        r = self.random
        path, _, printer, has = r.choices(self.faces, self.weights)[0]
        text = " ".join("".join(c for c in text if c in has).split()) or "0"
        filled_in = " " in text and r.random() < 0.25
        # Most real papers are neither clean nor spoiled by everything at once.
        clean = r.random() < CLEAN
        needles = not filled_in and not clean and r.random() < (0.3 if printer else 0.04)
        size = r.choice([11, 12, 13, 14, 16]) if needles else r.choice([18, 22, 26, 30, 36, 44])
        while True:
            if filled_in:
                drawn, text = self._fill_in(text, path, size)
            else:
                drawn = self._draw(text, self._font(path, size), size)
            ink = np.asarray(drawn, np.float32) / 255 if clean else self._needles(drawn) if needles else self._print(drawn, printer)
            picture = self._fit(self._scan(self._paper(ink), clean))
            # A thinned stroke below a threshold can leave blank paper: nothing can be learned from that.
            if int(picture.max()) - int(picture.min()) >= LEAST_CONTRAST:
                return picture, text

    def _fill_in(self, text, path, size):
        """A form filled in: a printed label and what was typed beside it, in another face, size and height, on a drawn line. `(ink, text)`."""
        r = self.random
        words = text.split()
        at = r.randint(1, len(words) - 1)
        label, typed = " ".join(words[:at]), " ".join(words[at:])
        other, _, _, has = r.choices(self.faces, self.weights)[0]
        typed = " ".join("".join(c for c in typed if c in has).split()) or "0"
        label_font, font = self._font(path, max(9, int(size * r.uniform(0.5, 1.05)))), self._font(other, size)
        gap = size * r.uniform(0.3, 2.2)
        start = size + label_font.getlength(label) + gap
        width, height, base = int(start + font.getlength(typed)) + 2 * size, 2 * size + 16, int(1.4 * size)
        image = Image.new("L", (width, height), 0)
        draw = ImageDraw.Draw(image)
        draw.text((size, base), label, font=label_font, fill=255, anchor="ls")
        draw.text((start, base - size * r.uniform(-0.05, 0.3) * (r.random() < 0.6)), typed, font=font, fill=255, anchor="ls")
        if r.random() < 0.75:
            left = r.choice([start - gap * 0.7, start - gap * 0.7, start, size])
            right = width - r.choice([0, size, 2 * size])
            line = base + size * r.uniform(-0.02, 0.16)
            draw.line((left, line, right, line + r.uniform(-1, 1)), fill=r.randint(120, 255), width=r.randint(1, max(1, size // 12)))
        return image, f"{label} {typed}"

    def _font(self, path, size):
        key = (path, size)
        if key not in self.fonts:
            if len(self.fonts) > 600:
                self.fonts.clear()
            self.fonts[key] = ImageFont.truetype(path, size)
        return self.fonts[key]

    def _draw(self, text, font, size):
        """Coverage of ink, float [height, width] in 0..1, with room around it."""
        r = self.random
        spacing = r.gauss(0, 0.05) * size if r.random() < 0.4 else 0
        wide_gaps = r.random() < 0.25
        pad = size
        if spacing == 0 and not wide_gaps:
            width = int(font.getlength(text)) + 2 * pad
            image = Image.new("L", (width, size * 2 + 8), 0)
            ImageDraw.Draw(image).text((pad, size // 2), text, font=font, fill=255)
        else:
            gap = r.uniform(1.2, 3.5) if wide_gaps else 1
            places, x = [], float(pad)
            for character in text:
                places.append(x)
                x += font.getlength(character) * (gap if character == " " else 1) + spacing
            image = Image.new("L", (int(x) + pad, size * 2 + 8), 0)
            draw = ImageDraw.Draw(image)
            for character, at in zip(text, places):
                if character != " ":
                    draw.text((at, size // 2), character, font=font, fill=255)
        stretch = r.uniform(0.72, 1.35) if r.random() < 0.5 else 1
        if r.random() < 0.06:
            stretch *= r.choice([0.6, 1.8])
        if stretch != 1:
            image = image.resize((max(8, int(image.width * stretch)), image.height), Image.BILINEAR)
        if r.random() < 0.08:
            image = image.transform(image.size, Image.AFFINE, (1, r.uniform(-0.25, 0.25), 0, 0, 1, 0), Image.BILINEAR)
        return image

    def _needles(self, image):
        """A matrix printer: each pixel of a small raster is one blow of a needle, round, now and then missing or faint."""
        r, noise = self.random, self.noise
        raster = (np.asarray(image, np.float32) / 255 > r.uniform(0.3, 0.5)).astype(np.float32)
        raster *= np.where(noise.random(raster.shape) < r.uniform(0, 0.08), r.uniform(0, 0.6), 1)
        if r.random() < 0.3:
            # One needle is worn: its row is faint.
            raster[r.randrange(raster.shape[0])::raster.shape[0] // 2 + 1] *= r.uniform(0, 0.5)
        step = r.choice([3, 3, 4])
        rows, columns = np.mgrid[0:step, 0:step]
        dot = np.clip(step * r.uniform(0.45, 0.75) + 0.5 - np.hypot(rows - (step - 1) / 2, columns - (step - 1) / 2), r.uniform(0, 0.3), 1)
        return np.kron(raster, dot.astype(np.float32)) * self._cloud(raster.shape[0] * step, raster.shape[1] * step, r.uniform(0.4, 1), 1)

    def _print(self, image, printer):
        """What needles, thermal heads, typewriters and worn ribbons do to the ink."""
        r, noise = self.random, self.noise
        p = r.random()
        if p < 0.18:
            image = image.filter(ImageFilter.MaxFilter(3))
        elif p < 0.27 and image.height > 60:
            image = image.filter(ImageFilter.MinFilter(3))
        ink = np.asarray(image, np.float32) / 255
        height, width = ink.shape
        if printer and r.random() < 0.35:
            step = r.choice([2, 3, 3, 4])
            rows, columns = np.mgrid[0:height, 0:width]
            dots = np.minimum(1, (np.hypot(rows % step - (step - 1) / 2, columns % step - (step - 1) / 2) < step * r.uniform(0.42, 0.6)) + r.uniform(0, 0.4))
            ink = ink * dots
        if r.random() < 0.15:
            rows = np.ones(height, np.float32)
            for _ in range(r.randint(1, 4)):
                at = r.randrange(height)
                rows[at:at + r.randint(1, 2)] *= r.uniform(0, 0.6)
            ink = ink * rows[:, None]
        if r.random() < 0.2:
            ink = ink * self._cloud(height, width, r.uniform(0.2, 0.8), 1)
        if r.random() < 0.12:
            ink = ink * (noise.random((height, width)) > r.uniform(0.05, 0.35))
        if r.random() < 0.12:
            # Elements of a thermal head that are dead: thin streaks along the paper.
            for _ in range(r.randint(1, 6)):
                at = r.randrange(width)
                ink[:, at:at + r.randint(1, 3)] *= r.uniform(0, 0.6)
        if r.random() < 0.12:
            ink = self._broken(ink)
        return ink

    def _broken(self, ink):
        """Strokes that thin out and break: faint thermal print, worn ribbons, copies of copies."""
        height, width = ink.shape
        cell = self.random.uniform(2, 7)
        coarse = self.noise.random((max(2, int(height / cell)), max(2, int(width / cell))))
        grain = np.asarray(Image.fromarray((coarse * 255).astype(np.uint8)).resize((width, height), Image.BICUBIC), np.float32) / 255
        soft = np.asarray(Image.fromarray((ink * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(self.random.uniform(0.5, 1.6))), np.float32) / 255
        return np.clip((soft - grain * self.random.uniform(0.3, 0.7)) * 4, 0, 1)

    def _cloud(self, height, width, low, high):
        """Slow change over the line, in low..high."""
        coarse = self.noise.random((self.random.randint(1, 3), max(2, width // self.random.randint(20, 120))))
        image = Image.fromarray((coarse * 255).astype(np.uint8)).resize((width, height), Image.BICUBIC)
        return low + (high - low) * np.asarray(image, np.float32) / 255

    def _room(self, line):
        """Pixels of paper above or below a line; negative where its box cuts into it."""
        p = self.random.random()
        share = self.random.uniform(-0.07, 0) if p < 0.1 else self.random.uniform(0.3, 0.8) if p < 0.17 else self.random.uniform(0.02, 0.3)
        return int(line * share)

    def _reach_in(self, ink, piece, top):
        """Parts of a neighbouring line, printed over what is there. Changes `ink`."""
        width = ink.shape[1]
        piece = np.tile(piece, (1, width // piece.shape[1] + 1))[:, :width]
        piece = np.roll(piece, self.random.randrange(width), 1)[:max(0, len(ink) - top)]
        if self.random.random() < 0.5:
            piece[:, self.random.randrange(width):] = 0
        ink[top:top + len(piece)] = np.maximum(ink[top:top + len(piece)], piece)

    def _rule(self, ink, above, below, line):
        """Underlines, boxes and strokes through print. Changes `ink`."""
        r = self.random
        height, width = ink.shape
        thick = r.randint(1, max(1, line // 14))
        dark = r.uniform(0.4, 1)
        if r.random() < 0.16:
            place = r.random()
            at = height - 1 - r.randrange(below + 1) if place < 0.5 else r.randrange(above + 1) if place < 0.75 else height - below - int(line * r.uniform(0, 0.3))
            start, end = (0, width) if r.random() < 0.6 else sorted((r.randrange(width), r.randrange(width)))
            ink[max(0, at - thick):at + 1, start:end] = np.maximum(ink[max(0, at - thick):at + 1, start:end], dark)
        if r.random() < 0.04:
            at = above + int(line * r.uniform(0.3, 0.7))
            ink[at:at + thick] = np.maximum(ink[at:at + thick], dark * 0.7)
        if r.random() < 0.1:
            # Sides of a box stand where no letter does.
            empty = np.flatnonzero(ink.max(0) < 0.1)
            for at in r.sample(list(empty), min(len(empty), r.randint(1, 2))):
                ink[:, at:at + thick] = dark

    def _paper(self, ink):
        """Ink on paper with what stands around a line: neighbours, rulings, edges. Grey 0..255."""
        r, noise = self.random, self.noise
        rows = np.flatnonzero(ink.max(1) > 0.3)
        columns = np.flatnonzero(ink.max(0) > 0.3)
        if len(rows) == 0 or len(columns) == 0:
            rows, columns = np.array([0, ink.shape[0] - 1]), np.array([0, ink.shape[1] - 1])
        line = rows[-1] - rows[0] + 1
        above, below = self._room(line), self._room(line)
        left, right = int(line * r.uniform(0, 0.6)), int(line * r.uniform(0, 0.6))
        core = ink[rows[0]:rows[-1] + 1, columns[0]:columns[-1] + 1]
        ink = np.pad(core, ((max(0, above), max(0, below)), (left, right)))
        height, width = ink.shape
        # Feet of the line above and heads of the line below reach in where lines stand close.
        if r.random() < 0.3:
            self._reach_in(ink, core[-max(1, int(line * r.uniform(0.05, 0.4))):], 0)
        if r.random() < 0.3:
            heads = core[:max(1, int(line * r.uniform(0.05, 0.4)))]
            self._reach_in(ink, heads, height - min(len(heads), max(1, below)))
        self._rule(ink, max(0, above), max(0, below), line)
        # The box around a line may cut into it.
        ink = ink[max(0, -above):height - max(0, -below)]
        height, width = ink.shape
        paper = r.uniform(170, 255)
        black = r.uniform(0, paper * r.uniform(0.1, 0.62))
        if r.random() < 0.25:
            paper = paper * self._cloud(height, width, r.uniform(0.75, 0.95), 1)
        picture = paper - (paper - black) * ink
        if r.random() < 0.03:
            picture = 255 - picture
        if r.random() < 0.08:
            specks = noise.random((height, width)) < r.uniform(0.001, 0.01)
            picture = np.where(specks, black, picture)
        return np.clip(picture, 0, 255)

    def _scan(self, picture, clean):
        """Turning, resolution, blur, noise, threshold, compression."""
        r, noise = self.random, self.noise
        image = Image.fromarray(picture.astype(np.uint8))
        if r.random() < 0.35:
            fill = int(np.median(picture[0]))
            image = image.rotate(r.gauss(0, 0.7) if image.width > image.height * 6 else r.gauss(0, 1.5), Image.BILINEAR, expand=False, fillcolor=fill)
        if r.random() < 0.12:
            image = self._waved(image)
        if not clean and r.random() < 0.12:
            image = self._copied(image)
        target = r.choice([11, 13, 15, 18, 22, 26, 32, 40, 48])
        if target < image.height:
            image = image.resize((max(4, int(image.width * target / image.height)), target), r.choice([Image.BILINEAR, Image.BOX, Image.LANCZOS]))
        if r.random() < 0.4:
            image = image.filter(ImageFilter.GaussianBlur(r.uniform(0.3, 1.1) * image.height / 32))
        if clean:
            return image
        values = np.asarray(image, np.float32)
        if r.random() < 0.4:
            values = values + noise.normal(0, r.uniform(2, 22), values.shape)
        if r.random() < 0.14:
            values = np.where(values > np.percentile(values, 50) * r.uniform(0.65, 0.9), 255.0, 0.0)
        image = Image.fromarray(np.clip(values, 0, 255).astype(np.uint8))
        if r.random() < 0.3:
            buffer = io.BytesIO()
            image.save(buffer, "JPEG", quality=r.randint(15, 80))
            image = Image.open(buffer).convert("L")
        return image

    def _waved(self, image):
        """A line on curled paper: it rises and falls."""
        r = self.random
        values = np.asarray(image)
        height, width = values.shape
        shifts = np.round(r.uniform(0.02, 0.09) * height * np.sin(np.arange(width) * r.uniform(0.5, 2.5) * np.pi / width + r.uniform(0, 6.3))).astype(int)
        rows = np.clip(np.arange(height)[:, None] + shifts[None, :], 0, height - 1)
        return Image.fromarray(values[rows, np.arange(width)[None, :]])

    def _copied(self, image):
        """Black and white as a fax or copier makes it, then scanned at a lower resolution."""
        r = self.random
        size = r.choice([26, 32, 40])
        image = image.resize((max(4, int(image.width * size / image.height)), size), Image.BILINEAR)
        values = np.asarray(image, np.float32) + self.noise.normal(0, r.uniform(2, 30), (size, image.width))
        low, high = np.percentile(values, 2), np.percentile(values, 98)
        return Image.fromarray(np.where(values > low + (high - low) * r.uniform(0.35, 0.7), 255, r.choice([0, 0, 40])).astype(np.uint8))

    def _fit(self, image):
        width = max(8, round(image.width * HEIGHT / image.height))
        return np.asarray(image.resize((width, HEIGHT), Image.BILINEAR))
