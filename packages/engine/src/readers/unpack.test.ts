import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { rawZip, zipOf } from './archive.test-fixture.ts';
import { HOSTILE_NAMES } from './bombs.test-fixture.ts';
import { docx } from './docx/docx.test-fixture.ts';
import { mail, multipart } from './mail/mail.test-fixture.ts';
import { unpackDocuments } from './unpack.ts';

const names = (fileName: string, bytes: Uint8Array): string[] => unpackDocuments({ fileName, bytes }).map((document) => document.fileName);
const code = (expected: string) => expect.objectContaining({ code: expected });

describe('unpackDocuments', () => {
  it('leaves a single document alone, also one that cannot be told', () => {
    const word = { fileName: 'a.docx', bytes: docx('') };
    const unknown = { fileName: 'a.bin', bytes: Uint8Array.of(1, 2, 3, 4, 5, 6) };
    expect(unpackDocuments(word)).toEqual([word]);
    expect(unpackDocuments(unknown)).toEqual([unknown]);
  });

  it('gives the documents of an archive without what systems leave in it', () => {
    const inner = zipOf({ 'c.txt': 'c' });
    expect(
      names(
        'a.zip',
        zipOf({
          'b.txt': 'b',
          'March/b.docx': docx(''),
          '__MACOSX/b.txt': 'x',
          '.DS_Store': 'x',
          'March/Thumbs.db': 'x',
          'March/._b.txt': 'x',
          'inner.zip': inner,
        }),
      ),
    ).toEqual(['a.zip / b.txt', 'a.zip / March / b.docx', 'a.zip / inner.zip / c.txt']);
  });

  it('gives a mail and each of its attachments, archives among them opened', () => {
    const attach = (name: string, content: string): string[] => [
      'Content-Type: application/octet-stream',
      `Content-Disposition: attachment; filename="${name}"`,
      '',
      content,
    ];
    const forwarded = [
      'Content-Type: message/rfc822',
      'Content-Disposition: attachment; filename="old.eml"',
      '',
      'From: b@example.com',
      'Subject: old',
      'Content-Type: multipart/mixed; boundary=in',
      '',
      '--in',
      ...attach('deep.txt', 'deep'),
      '--in--',
    ];
    const zipped = ['Content-Transfer-Encoding: base64', ...attach('docs.zip', btoa(String.fromCharCode(...zipOf({ 'z.txt': 'z' }))))];
    const bytes = multipart(
      ['From: a@example.com'],
      [['', 'text'], attach('invoice.txt', 'total 5'), attach('invoice.txt', 'total 6'), forwarded, zipped],
    );
    expect(names('mail.eml', bytes)).toEqual([
      'mail.eml',
      'mail.eml / invoice.txt',
      'mail.eml / invoice (2).txt',
      'mail.eml / old.eml',
      'mail.eml / old.eml / deep.txt',
      'mail.eml / docs.zip / z.txt',
    ]);
    expect(new TextDecoder().decode(unpackDocuments({ fileName: 'mail.eml', bytes })[2]?.bytes)).toBe('total 6');
  });

  it('leaves sound and film in a mail, but not a document that is called so', () => {
    const attach = (type: string, name: string, content: string): string[] => [
      `Content-Type: ${type}`,
      'Content-Transfer-Encoding: base64',
      `Content-Disposition: attachment; filename="${name}"`,
      '',
      btoa(content),
    ];
    const sound = 'RIFF\x24\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\0\0\0\0';
    const bytes = multipart(
      ['From: a@example.com'],
      [
        ['', 'text'],
        attach('audio/wav', 'voice.wav', sound),
        attach('application/octet-stream', 'clip.mp4', '\0\0\0\x18ftypisom\0\0\0\0'),
        attach('application/octet-stream', 'data.bin', '\x01\x02\x03\x04\x05\x06'),
        attach('audio/wav', 'note.txt', 'total 5'),
      ],
    );
    expect(names('mail.eml', bytes)).toEqual(['mail.eml', 'mail.eml / data.bin', 'mail.eml / note.txt']);
  });

  it('gives each mail of a mailbox', () => {
    const box = mail(
      'From a@example.com Mon Jan  1 00:00:00 2024',
      'From: a@example.com',
      'Subject: 1',
      '',
      'From here on text',
      '',
      'From b@example.com Tue Jan  2 00:00:00 2024',
      'From: b@example.com',
      'Subject: 2',
      '',
      'two',
    );
    expect(names('all.mbox', box)).toEqual(['all.mbox / mail 1.eml', 'all.mbox / mail 2.eml']);
  });

  it('makes hostile names safe to show and keeps every document', () => {
    const shown = names('names.zip', rawZip(HOSTILE_NAMES.map((name) => ({ name, content: 'x' }))));
    expect(shown.length).toBe(HOSTILE_NAMES.length);
    expect(new Set(shown).size).toBe(shown.length);
    for (const name of shown) {
      expect(name).toMatch(/^names\.zip \/ .*\.txt$/);
      expect(name).not.toMatch(/[\p{Cc}\p{Cf}\\:]|\.\.|^\//u);
      expect(name.length).toBeLessThan(300);
    }
    expect(shown[0]).toBe('names.zip / etc / passwd.txt');
  });

  it('keeps a file that cannot be read as an empty one, so that its loss is seen', () => {
    const documents = unpackDocuments({
      fileName: 'a.zip',
      bytes: rawZip([
        { name: 'good.txt', content: 'x' },
        { name: 'bad.txt', deflated: Uint8Array.of(0xff, 0xff) },
      ]),
    });
    expect(documents.map((document) => [document.fileName, document.bytes.length])).toEqual([
      ['a.zip / good.txt', 1],
      ['a.zip / bad.txt', 0],
    ]);
  });

  it('refuses locked, empty, endless and overfull archives', () => {
    expect(() => names('a.zip', rawZip([{ name: 'a.txt', content: 'x', claim: { flags: 1 } }]))).toThrow(code('password_required'));
    expect(() => names('a.zip', zipOf({ '__MACOSX/a': 'x' }))).toThrow(code('file_empty'));
    expect(() => names('a.zip', zipOf(Object.fromEntries(Array.from({ length: 1_001 }, (_, index) => [`${index}.txt`, 'x']))))).toThrow(
      code('expands_too_far'),
    );
    let nested = zipOf({ 'a.txt': 'x' });
    for (let level = 0; level < 7; level++) nested = zipOf({ 'a.zip': nested });
    expect(() => names('a.zip', nested)).toThrow(code('too_deeply_nested'));
    expect(unpackDocuments({ fileName: 'a.txt', bytes: strToU8('x') })).toHaveLength(1);
  });
});
