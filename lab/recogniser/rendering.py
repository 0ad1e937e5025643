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
        size = r.choice([18, 22, 26, 30, 36, 44])
        while True:
            ink = self._print(self._draw(text, self._font(path, size), size), printer)
            picture = self._fit(self._scan(self._paper(ink)))
            # A thinned stroke below a threshold can leave blank paper: nothing can be learned from that.
            if int(picture.max()) - int(picture.min()) >= LEAST_CONTRAST:
                return picture, text

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
        return ink

    def _cloud(self, height, width, low, high):
        """Slow change over the line, in low..high."""
        coarse = self.noise.random((self.random.randint(1, 3), max(2, width // self.random.randint(20, 120))))
        image = Image.fromarray((coarse * 255).astype(np.uint8)).resize((width, height), Image.BICUBIC)
        return low + (high - low) * np.asarray(image, np.float32) / 255

    def _paper(self, ink):
        """Ink on paper with what stands around a line: neighbours, rulings, edges. Grey 0..255."""
        r, noise = self.random, self.noise
        rows = np.flatnonzero(ink.max(1) > 0.3)
        columns = np.flatnonzero(ink.max(0) > 0.3)
        if len(rows) == 0 or len(columns) == 0:
            rows, columns = np.array([0, ink.shape[0] - 1]), np.array([0, ink.shape[1] - 1])
        line = rows[-1] - rows[0] + 1
        above, below = int(line * r.uniform(0.02, 0.3)), int(line * r.uniform(0.02, 0.3))
        left, right = int(line * r.uniform(0, 0.6)), int(line * r.uniform(0, 0.6))
        core = ink[rows[0]:rows[-1] + 1, columns[0]:columns[-1] + 1]
        ink = np.pad(core, ((above, below), (left, right)))
        height, width = ink.shape
        if r.random() < 0.14:
            # Feet of the line above or heads of the line below reach in.
            piece = core[-max(1, int(line * r.uniform(0.05, 0.22))):] if r.random() < 0.5 else core[:max(1, int(line * r.uniform(0.05, 0.22)))]
            shift = r.randrange(max(1, width))
            piece = np.roll(np.pad(piece, ((0, 0), (0, max(0, width - piece.shape[1]))))[:, :width], shift, 1)
            if r.random() < 0.5:
                ink = np.vstack([piece, np.zeros((max(1, above // 2), width), np.float32), ink])
            else:
                ink = np.vstack([ink, np.zeros((max(1, below // 2), width), np.float32), piece])
            height = ink.shape[0]
        if r.random() < 0.10:
            at, thick = r.choice([height - 1 - r.randrange(max(1, below + 1)), r.randrange(max(1, above + 1))]), r.randint(1, max(1, line // 14))
            ink[max(0, at - thick):at + 1, :] = np.maximum(ink[max(0, at - thick):at + 1, :], r.uniform(0.4, 1))
        if r.random() < 0.04:
            at = r.choice([0, width - 2])
            ink[:, at:at + 2] = 1
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

    def _scan(self, picture):
        """Turning, resolution, blur, noise, threshold, compression."""
        r, noise = self.random, self.noise
        image = Image.fromarray(picture.astype(np.uint8))
        if r.random() < 0.35:
            fill = int(np.median(picture[0]))
            image = image.rotate(r.gauss(0, 0.7) if image.width > image.height * 6 else r.gauss(0, 1.5), Image.BILINEAR, expand=False, fillcolor=fill)
        target = r.choice([14, 18, 22, 26, 32, 40, 48])
        if target < image.height:
            image = image.resize((max(4, int(image.width * target / image.height)), target), r.choice([Image.BILINEAR, Image.BOX, Image.LANCZOS]))
        if r.random() < 0.4:
            image = image.filter(ImageFilter.GaussianBlur(r.uniform(0.3, 1.1) * image.height / 32))
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

    def _fit(self, image):
        width = max(8, round(image.width * HEIGHT / image.height))
        return np.asarray(image.resize((width, HEIGHT), Image.BILINEAR))
