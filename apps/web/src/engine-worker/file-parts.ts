import type { DocumentType } from '@sheetlift/engine/model';
import type { FilePages, OpenedPart } from './engine-protocol.ts';

export const isWholeFile = ({ from, to, file }: FilePages): boolean => from === 1 && to === file.pageCount;

/** What the engine calls a document of several files: a PDF where one is among them. */
export const typeOfParts = (parts: readonly OpenedPart[]): DocumentType =>
  (parts.find(({ pages }) => pages.file.type === 'pdf') ?? parts[0]!).pages.file.type;
