/**
 * A file name out of an archive or a mail, made safe to show: one name without folders, drive letters, control characters,
 * characters that turn the direction of text, and surplus length. Storage never uses it.
 */
export function safeFileName(name: string): string {
  const last =
    name
      .split(/[/\\]/)
      .filter((step) => step.trim() !== '' && !/^\.{1,2}$/.test(step))
      .at(-1) ?? '';
  return shorten(cleaned(last)) || 'unnamed';
}

/** The folders and the name, each made safe, as a person finds the file: "2024 / March / invoice.pdf". */
export function safePath(name: string): string {
  const steps = name.split(/[/\\]/).filter((step) => step.trim() !== '' && !/^\.{1,2}$/.test(step) && !/^[A-Za-z]:$/.test(step));
  return (
    steps
      .slice(-MAX_STEPS)
      .map((step) => shorten(cleaned(step)))
      .filter((step) => step !== '')
      .join(' / ') || 'unnamed'
  );
}

const MAX_STEPS = 5;

/** Longer than any file system allows. */
const MAX_CHARACTERS = 255;

function cleaned(name: string): string {
  return name
    .replace(/^[A-Za-z]:/, '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Keeps the extension. */
function shorten(name: string): string {
  const characters = [...name];
  if (characters.length <= MAX_CHARACTERS) return name;
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? '';
  return `${characters.slice(0, MAX_CHARACTERS - 1 - extension.length).join('')}…${extension}`;
}
