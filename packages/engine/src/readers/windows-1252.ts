/**
 * Text that was decoded as windows-1252, with the characters of bytes 80 to 9F put right. Some Node versions decode this page as
 * ISO 8859-1 and give controls there, which never occur in text; where decoding was right nothing changes.
 */
export function withWindows1252(text: string): string {
  return text.replace(/[\x80-\x9f]/g, (control) => CHARACTERS[control.charCodeAt(0) - 0x80]!);
}

/** From byte 80; the five unassigned ones stay what they are. */
const CHARACTERS = [...'€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'];
