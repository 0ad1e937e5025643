import type { BoundingBox, DocumentLayout, ExtractionResult, FixedPage, RawPicture } from '@sheetlift/engine';
import sharp from 'sharp';

/** Writes a page as PNG with words (grey), table cells (blue), label-value pairs (violet) and chosen evidence (red) drawn in. */
export async function drawPage(
  picture: RawPicture,
  page: FixedPage,
  layout: DocumentLayout,
  result: ExtractionResult,
  file: string,
): Promise<void> {
  const scale = picture.width / page.widthPt;
  const rectangle = (box: BoundingBox, style: string): string =>
    `<rect x="${box.left * scale}" y="${box.top * scale}" width="${(box.right - box.left) * scale}" height="${(box.bottom - box.top) * scale}" ${style}/>`;
  const shapes = [
    ...page.words.map((word) => rectangle(word.box, 'fill="none" stroke="#888" stroke-width="1"')),
    ...cellBoxes(layout, page.pageNumber).map((box) => rectangle(box, 'fill="#2060ff18" stroke="#2060ff" stroke-width="2"')),
    ...pairLines(layout, page.pageNumber).map(
      ([label, value]) =>
        `<line x1="${label.right * scale}" y1="${label.bottom * scale}" x2="${value.left * scale}" y2="${value.bottom * scale}" stroke="#8030c0" stroke-width="2"/>`,
    ),
    ...evidenceBoxes(result, page.pageNumber).map((box) => rectangle(box, 'fill="#ff203030" stroke="#d00010" stroke-width="3"')),
  ];
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${picture.width}" height="${picture.height}">${shapes.join('')}</svg>`;
  await sharp(picture.rgba, { raw: { width: picture.width, height: picture.height, channels: 4 } })
    .composite([{ input: Buffer.from(overlay) }])
    .png()
    .toFile(file);
}

function cellBoxes(layout: DocumentLayout, pageNumber: number): BoundingBox[] {
  return layout.tables.flatMap((table) =>
    table.rows.filter((row) => row.pageNumber === pageNumber).flatMap((row) => row.cells.flatMap((cell) => (cell ? [cell.box] : []))),
  );
}

function pairLines(layout: DocumentLayout, pageNumber: number): [BoundingBox, BoundingBox][] {
  return layout.pairs.flatMap(({ label, value }) => {
    const from = label.at(-1);
    const to = value[0];
    if (!from || !to) return [];
    const labelLine = layout.lines[from.line];
    const labelBox = labelLine?.words[from.to - 1]?.box;
    const valueBox = layout.lines[to.line]?.words[to.from]?.box;
    return labelBox && valueBox && labelLine?.pageNumber === pageNumber ? [[labelBox, valueBox] as [BoundingBox, BoundingBox]] : [];
  });
}

function evidenceBoxes(result: ExtractionResult, pageNumber: number): BoundingBox[] {
  return result.rows.flatMap((row) =>
    Object.values(row.cells).flatMap((cell) => {
      if (cell.state !== 'found' && cell.state !== 'unsure') return [];
      return cell.chosen.evidence.flatMap((evidence) => {
        if (evidence.kind === 'words' && evidence.pageNumber === pageNumber) return evidence.boxes;
        if ((evidence.kind === 'mark' || evidence.kind === 'form-field') && evidence.pageNumber === pageNumber && evidence.box)
          return [evidence.box];
        return [];
      });
    }),
  );
}
