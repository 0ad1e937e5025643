import { createHash } from 'node:crypto';

/** The padding of the standard security handler (PDF 1.4 reference, algorithm 3.2). */
const PADDING = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex');
const PERMISSIONS = -4;
const FILE_ID = Buffer.from('5368656574206c69667420746573742e', 'hex');

/** A one-page PDF encrypted with a user password: the standard security handler, revision 2 (40-bit RC4). */
export function lockedPdf(password: string, lines: readonly string[]): Buffer {
  const user = pad(password);
  const ownerEntry = rc4(md5(user).subarray(0, 5), user);
  const key = md5(Buffer.concat([user, ownerEntry, permissionBytes(), FILE_ID])).subarray(0, 5);
  const text = lines.map((line, index) => `BT /F1 12 Tf 56 ${780 - index * 20} Td (${line.replace(/[\\()]/g, '\\$&')}) Tj ET`).join('\n');
  const content = rc4(objectKey(key, 4), Buffer.from(text, 'latin1'));
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    Buffer.concat([Buffer.from(`<< /Length ${content.length} >>\nstream\n`), content, Buffer.from('\nendstream')]),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Filter /Standard /V 1 /R 2 /O <${ownerEntry.toString('hex')}> /U <${rc4(key, PADDING).toString('hex')}> /P ${PERMISSIONS} >>`,
  ]);
}

function assemble(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  objects.forEach((object, index) => {
    offsets.push(Buffer.concat(parts).length);
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  });
  const start = Buffer.concat(parts).length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const id = `<${FILE_ID.toString('hex')}>`;
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Encrypt 6 0 R /ID [${id} ${id}] >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

function pad(password: string): Buffer {
  return Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32);
}

function permissionBytes(): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(PERMISSIONS);
  return bytes;
}

/** Each object has a key of its own (algorithm 3.1): file key, object number, generation. */
function objectKey(key: Buffer, objectNumber: number): Buffer {
  return md5(Buffer.concat([key, Buffer.from([objectNumber, 0, 0, 0, 0])])).subarray(0, 10);
}

function md5(bytes: Buffer): Buffer {
  return createHash('md5').update(bytes).digest();
}

function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + state[i]! + key[i % key.length]!) & 255;
    [state[i], state[j]] = [state[j]!, state[i]!];
  }
  let i = 0;
  let j = 0;
  return Buffer.from(
    bytes.map((byte) => {
      i = (i + 1) & 255;
      j = (j + state[i]!) & 255;
      [state[i], state[j]] = [state[j]!, state[i]!];
      return byte ^ state[(state[i]! + state[j]!) & 255]!;
    }),
  );
}
