import { attribute, xmlTags } from './xml-tags.ts';

/** Numbers of formats that every program has built in and that show a date (ECMA-376 part 1, 18.8.30). */
const BUILT_IN_DATES = new Set([14, 15, 16, 17, 22]);

/** What of a format's code is shown as it stands: quoted, escaped, a space as wide as a letter, a colour or a currency. */
const SHOWN = /"[^"]*"|\\.|_.|\[[^\]]*\]/g;

/** The numbers of the cell styles that show a number as a date, in order. */
export function dateStyles(stylesXml: string): number[] {
  const formats = new Set(BUILT_IN_DATES);
  const styles: number[] = [];
  let isInCellXfs = false;
  let style = 0;
  for (const tag of xmlTags(stylesXml)) {
    if (tag.name === 'numFmt' && tag.kind !== 'close') {
      const code = attribute(stylesXml, tag, 'formatCode') ?? '';
      if (/[yd]/i.test(code.replace(SHOWN, ''))) formats.add(Number(attribute(stylesXml, tag, 'numFmtId')));
    }
    if (tag.name === 'cellXfs') isInCellXfs = tag.kind === 'open';
    if (!isInCellXfs || tag.name !== 'xf' || tag.kind === 'close') continue;
    if (formats.has(Number(attribute(stylesXml, tag, 'numFmtId')))) styles.push(style);
    style++;
  }
  return styles;
}
