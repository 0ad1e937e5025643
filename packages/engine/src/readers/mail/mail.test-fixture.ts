import { strToU8 } from 'fflate';

/** A mail out of its lines, with the line ends that mails have. */
export const mail = (...lines: string[]): Uint8Array => strToU8(lines.join('\r\n'));

/** A mail of several parts; each part is its own header and body lines. */
export function multipart(headers: readonly string[], parts: readonly (readonly string[])[], kind = 'mixed'): Uint8Array {
  return mail(
    ...headers,
    `Content-Type: multipart/${kind}; boundary="=_b"`,
    '',
    ...parts.flatMap((part) => ['--=_b', ...part]),
    '--=_b--',
    '',
  );
}
