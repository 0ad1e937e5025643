import { EngineError } from '../errors.ts';
import { MAX_ARCHIVE_DEPTH, MAX_UNPACKED_DOCUMENTS } from '../limits.ts';
import type { SourceDocument } from '../model/index.ts';
import { type Archive, InflationBudget, openArchive } from './archive.ts';
import { isSoundOrFilm } from './mail/is-sound-or-film.ts';
import { readMail } from './mail/mail-content.ts';
import { splitMailbox } from './mail/split-mailbox.ts';
import { safePath } from './safe-file-name.ts';
import { sniffType } from './sniff-type.ts';

/**
 * The documents of a file: those of an archive, a mail with each of its attachments after it ("mail.eml / invoice.pdf") but for sound and
 * film, which the mail itself tells of, each mail of a mailbox file; any other file is itself. A file that cannot be told comes back as it
 * is, and opening it says why. Throws `EngineError` expands_too_far, too_deeply_nested, password_required, file_empty for an archive
 * without documents.
 */
export function unpackDocuments(source: SourceDocument): SourceDocument[] {
  return new Unpacking().unpack(source, 0);
}

class Unpacking {
  private readonly budget = new InflationBudget();
  private count = 0;

  unpack(source: SourceDocument, depth: number): SourceDocument[] {
    const type = typeOf(source, this.budget);
    if (type !== 'zip' && type !== 'eml') return [this.counted(source)];
    if (depth >= MAX_ARCHIVE_DEPTH) throw new EngineError('too_deeply_nested', { cause: 'archives within archives' });
    return type === 'zip' ? this.unpackArchive(source, depth) : this.unpackMailbox(source, depth);
  }

  private unpackArchive(source: SourceDocument, depth: number): SourceDocument[] {
    const archive = openArchive(source.bytes, this.budget);
    const taken = new Set<string>();
    const documents = archive.names.flatMap((name, index) => {
      if (isJunk(name)) return [];
      const fileName = `${source.fileName} / ${unused(safePath(name), taken)}`;
      return this.unpack({ fileName, bytes: readOrEmpty(archive, index) }, depth + 1);
    });
    if (documents.length === 0) throw new EngineError('file_empty', { detail: 'This archive holds no documents. No pages were counted.' });
    return documents;
  }

  private unpackMailbox(source: SourceDocument, depth: number): SourceDocument[] {
    const mails = splitMailbox(source.bytes);
    if (mails.length === 1) return this.unpackMail(source, depth);
    return mails.flatMap((bytes, index) => this.unpackMail({ fileName: `${source.fileName} / mail ${index + 1}.eml`, bytes }, depth));
  }

  private unpackMail(source: SourceDocument, depth: number): SourceDocument[] {
    const documents = [this.counted(source)];
    const taken = new Set<string>();
    for (const attachment of readMail(source.bytes).attachments) {
      const bytes = attachment.bytes();
      this.budget.spend(bytes.length);
      if (isSoundOrFilm(attachment)) continue;
      documents.push(...this.unpack({ fileName: `${source.fileName} / ${unused(attachment.fileName, taken)}`, bytes }, depth + 1));
    }
    return documents;
  }

  private counted(source: SourceDocument): SourceDocument {
    this.count += 1;
    if (this.count > MAX_UNPACKED_DOCUMENTS)
      throw new EngineError('expands_too_far', {
        detail: 'This file holds more documents than can be read at once. Split it, then add the parts. No pages were counted.',
      });
    return source;
  }
}

/** Null where opening the file will say what is wrong with it. What bounds an unpacking is thrown at once. */
function typeOf(source: SourceDocument, budget: InflationBudget): ReturnType<typeof sniffType> | null {
  try {
    return sniffType(source.bytes, source.fileName, budget);
  } catch (error) {
    if (error instanceof EngineError && error.code !== 'expands_too_far') return null;
    throw error;
  }
}

/** An entry of which nothing can be read stays in the list as an empty file, so that its loss is seen. */
function readOrEmpty(archive: Archive, index: number): Uint8Array {
  try {
    return archive.read(index);
  } catch (error) {
    if (error instanceof EngineError && (error.code === 'file_damaged' || error.code === 'unsupported_type')) return new Uint8Array(0);
    throw error;
  }
}

/** What operating systems leave in archives. */
function isJunk(name: string): boolean {
  return /(^|[/\\])(__MACOSX[/\\]|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._[^/\\]*$)/i.test(name);
}

/** A name given twice gets a number before its extension. */
function unused(name: string, taken: Set<string>): string {
  let candidate = name;
  for (let copy = 2; taken.has(candidate.toLowerCase()); copy++) candidate = name.replace(/(\.[A-Za-z0-9]{1,8})?$/, ` (${copy})$1`);
  taken.add(candidate.toLowerCase());
  return candidate;
}
