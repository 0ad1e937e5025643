import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { concat, rawZip, uint16s, uint32s, zipOf } from './archive.test-fixture.ts';
import { openArchive } from './archive.ts';

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const code = (expected: string) => expect.objectContaining({ code: expected });

describe('openArchive', () => {
  it('lists files without folders and reads them', () => {
    const archive = openArchive(zipOf({ 'a.txt': 'first', 'folder/': '', 'folder/b.txt': 'second' }));
    expect(archive.names).toEqual(['a.txt', 'folder/b.txt']);
    expect(text(archive.read(1))).toBe('second');
    expect(archive.damaged).toBe(false);
  });

  it('reads sizes that follow the data, bytes before the archive and bytes after it', () => {
    const archive = openArchive(
      concat([rawZip([{ name: 'a.txt', content: 'hello', descriptor: true }], { prepend: strToU8('#!/bin/sh\n') }), strToU8('trailing')]),
    );
    expect(text(archive.read(0))).toBe('hello');
    expect(archive.damaged).toBe(false);
  });

  it('does not trust stated sizes', () => {
    expect(text(openArchive(rawZip([{ name: 'a.txt', content: 'hello', claim: { size: 1 } }])).read(0))).toBe('hello');
  });

  it('keeps both files of one name', () => {
    const archive = openArchive(
      rawZip([
        { name: 'a.txt', content: 'one' },
        { name: 'a.txt', content: 'two' },
      ]),
    );
    expect([text(archive.read(0)), text(archive.read(1))]).toEqual(['one', 'two']);
  });

  it('finds the files of an archive that was cut off before its directory', () => {
    const archive = openArchive(
      rawZip(
        [
          { name: 'a.txt', content: 'one' },
          { name: 'b.txt', content: 'two', descriptor: true },
        ],
        { withoutDirectory: true },
      ),
    );
    expect(archive.names).toEqual(['a.txt', 'b.txt']);
    expect(text(archive.read(1))).toBe('two');
    expect(archive.damaged).toBe(true);
  });

  it('reads what is there of a file that breaks off, and says so', () => {
    const random = Uint8Array.from({ length: 50_000 }, (_, index) => (index * index * 31) >> 3);
    const whole = deflateSync(random);
    const archive = openArchive(rawZip([{ name: 'a.bin', deflated: whole.subarray(0, whole.length / 2), content: random }]));
    const read = archive.read(0);
    expect(read.length).toBeGreaterThan(100);
    expect(read).toEqual(random.subarray(0, read.length));
    expect(archive.damaged).toBe(true);
  });

  it('notices a checksum that does not match', () => {
    const archive = openArchive(rawZip([{ name: 'a.txt', content: 'hello', claim: { crc: 1 } }]));
    archive.read(0);
    expect(archive.damaged).toBe(true);
  });

  it('follows ZIP64 sizes and offsets', () => {
    const archive = openArchive(zip64('hello'));
    expect(text(archive.read(0))).toBe('hello');
  });

  it('decodes names in UTF-8, in the code page of old PCs and from the Unicode extra field', () => {
    const named = rawZip([{ name: 'M?rz.txt', claim: { flags: 0 } }]);
    const coded = Uint8Array.from(named, (byte) => (byte === 0x3f ? 0x84 : byte));
    expect(openArchive(coded).names).toEqual(['März.txt']);
    expect(openArchive(rawZip([{ name: 'März.txt', claim: { flags: 0 } }])).names).toEqual(['März.txt']);
  });

  it('asks for the password of a locked file', () => {
    expect(() => openArchive(rawZip([{ name: 'a.txt', content: 'x', claim: { flags: 1 } }])).read(0)).toThrow(code('password_required'));
  });

  it('refuses rare compression, damage and overlaps by name', () => {
    expect(() => openArchive(rawZip([{ name: 'a.txt', content: 'x', claim: { method: 12 } }])).read(0)).toThrow(code('unsupported_type'));
    expect(() => openArchive(rawZip([{ name: 'a.txt', deflated: Uint8Array.of(0xff, 0xff) }])).read(0)).toThrow(code('file_damaged'));
    expect(() => openArchive(strToU8('PK and nothing else'))).toThrow(code('file_damaged'));
    expect(() =>
      openArchive(
        rawZip([
          { name: 'a.txt', content: 'x' },
          { name: 'b.txt', content: 'x', directoryOnly: true, claim: { headerOffset: 0 } },
        ]),
      ),
    ).toThrow(code('expands_too_far'));
  });
});

/** One stored file whose sizes and directory are given in ZIP64 records only. */
function zip64(content: string): Uint8Array {
  const plain = rawZip([{ name: 'a.txt', content }]);
  const view = new DataView(plain.buffer, plain.byteOffset);
  const end = plain.length - 22;
  const start = view.getUint32(end + 16, true);
  const central = plain.slice(start, end);
  const centralView = new DataView(central.buffer);
  const sizes = [centralView.getUint32(24, true), centralView.getUint32(20, true)];
  centralView.setUint32(20, 0xffffffff, true);
  centralView.setUint32(24, 0xffffffff, true);
  centralView.setUint16(30, 20, true);
  const extra = concat([uint16s([1, 16]), uint32s([sizes[0]!, 0, sizes[1]!, 0])]);
  const directory = concat([central, extra]);
  const end64 = concat([uint32s([0x06064b50, 44, 0]), uint16s([45, 45]), uint32s([0, 0, 1, 0, 1, 0, directory.length, 0, start, 0])]);
  const locator = uint32s([0x07064b50, 0, start + directory.length, 0, 1]);
  const last = concat([uint32s([0x06054b50, 0]), uint16s([0xffff, 0xffff]), uint32s([0xffffffff, 0xffffffff]), uint16s([0])]);
  return concat([plain.slice(0, start), directory, end64, locator, last]);
}
