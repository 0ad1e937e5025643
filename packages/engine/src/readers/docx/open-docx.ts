import { EngineError } from '../../errors.ts';
import type { OpenDocument } from '../../model/index.ts';
import { openArchive } from '../archive.ts';
import { openFlowBlocks, partlyDamaged } from '../flow-pages.ts';
import { FlowWriter } from '../flow-writer.ts';
import { type OfficePackage, openOfficePackage } from '../office-package.ts';
import { type DocxBlock, writeBlocks } from './docx-blocks.ts';
import { Numbering } from './numbering.ts';
import { PartReader } from './part-reader.ts';
import { readStyles } from './styles.ts';

/**
 * A Word file, transitional or strict: headers, body, foot- and endnotes, footers. Insertions are kept and deletions left out; nothing
 * outside the file is opened.
 */
export function openDocx(bytes: Uint8Array): OpenDocument {
  const office = openOfficePackage(openArchive(bytes));
  const main = office.mainPart();
  if (!main) throw new EngineError('file_damaged', { cause: 'no main document part' });
  const document = new DocxParts(office, main.name);
  const writer = new FlowWriter();
  const body = document.body();
  for (const blocks of document.referenced('header')) writeBlocks(writer, blocks, 'header');
  writeBlocks(writer, body, 'text');
  for (const notes of ['footnotes', 'endnotes']) writeBlocks(writer, document.related(notes), 'text');
  for (const blocks of document.referenced('footer')) writeBlocks(writer, blocks, 'footer');
  if (office.damaged || document.lostPart) writer.issues.push(partlyDamaged('a part of the package'));
  return openFlowBlocks('docx', writer.blocks, writer.issues);
}

class DocxParts {
  /** A part besides the body could not be read. */
  lostPart = false;
  private readonly office: OfficePackage;
  private readonly mainName: string;
  private readonly styles;
  private readonly numbering = new Numbering();
  /** Relationship ids of headers and footers in the order in which sections name them. */
  private readonly marginParts: { kind: 'header' | 'footer'; id: string }[] = [];

  constructor(office: OfficePackage, mainName: string) {
    this.office = office;
    this.mainName = mainName;
    this.styles = this.optional(() => readStyles(office, this.partOf('styles'))) ?? new Map();
    this.optional(() => this.numbering.read(office, this.partOf('numbering')));
  }

  body(): DocxBlock[] {
    return this.read(this.mainName);
  }

  related(type: string): DocxBlock[] {
    const part = this.partOf(type);
    return part === null ? [] : (this.optional(() => this.read(part)) ?? []);
  }

  /** Each header or footer once: first and even pages often repeat the others. */
  referenced(kind: 'header' | 'footer'): DocxBlock[][] {
    const relationships = this.office.relationshipsOf(this.mainName);
    const names = new Set(
      this.marginParts.filter((part) => part.kind === kind).flatMap((part) => relationships.get(part.id)?.target ?? []),
    );
    const contents = [...names].flatMap((name) => {
      const blocks = this.optional(() => this.read(name));
      return blocks ? [[JSON.stringify(blocks), blocks] as const] : [];
    });
    return [...new Map(contents).values()];
  }

  private read(partName: string): DocxBlock[] {
    const reader = new PartReader({
      styles: this.styles,
      numbering: this.numbering,
      targets: this.office.externalTargetsOf(partName),
      marginParts: this.marginParts,
    });
    if (!this.office.readPart(partName, reader)) throw new EngineError('file_damaged', { cause: 'a part is missing' });
    return reader.finish();
  }

  private partOf(type: string): string | null {
    return [...this.office.relationshipsOf(this.mainName).values()].find((relationship) => relationship.type === type)?.target ?? null;
  }

  /** A damaged part besides the body costs what it says, not the document. */
  private optional<T>(read: () => T): T | null {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof EngineError) || error.code !== 'file_damaged') throw error;
      this.lostPart = true;
      return null;
    }
  }
}
