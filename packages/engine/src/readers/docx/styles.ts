import type { OfficePackage } from '../office-package.ts';
import { attributeOf } from '../xml.ts';

/** What a paragraph style decides: whether it is a heading, and which list it numbers. */
export interface ParagraphStyle {
  heading: boolean;
  numberingId: string | null;
  level: number;
}

interface WrittenStyle {
  name: string;
  basedOn: string | null;
  outlineLevel: number | null;
  numberingId: string | null;
  level: number | null;
}

/** Styles by id, with what they inherit. */
export function readStyles(office: OfficePackage, partName: string | null): Map<string, ParagraphStyle> {
  const written = new Map<string, WrittenStyle>();
  let current: WrittenStyle | null = null;
  if (partName !== null) {
    office.readPart(partName, {
      open(name, attributes) {
        const value = attributeOf(attributes, 'val');
        if (name === 'style') {
          current = { name: '', basedOn: null, outlineLevel: null, numberingId: null, level: null };
          written.set(attributeOf(attributes, 'styleId') ?? '', current);
        } else if (current && value !== undefined) {
          if (name === 'name') current.name = value;
          if (name === 'basedOn') current.basedOn = value;
          if (name === 'outlineLvl') current.outlineLevel = Number(value);
          if (name === 'numId') current.numberingId = value;
          if (name === 'ilvl') current.level = Number(value);
        }
      },
      close(name) {
        if (name === 'style') current = null;
      },
    });
  }
  return new Map([...written.keys()].map((id) => [id, resolve(written, id)]));
}

/** Word itself follows at most ten styles; a circle ends there too. */
const LONGEST_CHAIN = 10;

function resolve(written: ReadonlyMap<string, WrittenStyle>, id: string): ParagraphStyle {
  const style: ParagraphStyle = { heading: false, numberingId: null, level: 0 };
  let next: string | null = id;
  for (let step = 0; step < LONGEST_CHAIN && next !== null; step++) {
    const own: WrittenStyle | undefined = written.get(next);
    if (!own) break;
    style.heading ||= /^(heading [1-9]|title|subtitle)$/i.test(own.name) || (own.outlineLevel !== null && own.outlineLevel < 9);
    if (style.numberingId === null && own.numberingId !== null) [style.numberingId, style.level] = [own.numberingId, own.level ?? 0];
    next = own.basedOn;
  }
  return style;
}
