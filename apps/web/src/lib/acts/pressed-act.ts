import { type ActId, ACTS } from './act-table.ts';

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Which of these acts has the keys that were pressed; null for none. */
export function pressedAct<Id extends ActId>(event: KeyPress, ids: readonly Id[]): Id | null {
  return ids.find((id) => ACTS[id].keys.some((keys) => isPressed(event, keys))) ?? null;
}

/** Whether a key would be typed where a text is typed. */
export function writesText({ key, ctrlKey, metaKey }: KeyPress): boolean {
  return [...key].length === 1 && !ctrlKey && !metaKey;
}

/** What a letter or sign is typed with is the keyboard's affair: "?" needs Shift on one, and on another not. */
function isPressed(event: KeyPress, keys: string): boolean {
  const parts = keys === '+' ? [keys] : keys.split('+');
  const key = parts.at(-1) === 'Space' ? ' ' : parts.at(-1)!;
  const isSign = /^[^\p{L}\s]$/u.test(key);
  // With Alt a digit is where it is on the keyboard: Option writes another sign with it, and so does a French keyboard without Shift.
  const isKey = parts.includes('Alt') && /^\d$/.test(key) ? event.code === `Digit${key}` : event.key.toLowerCase() === key.toLowerCase();
  return (
    isKey &&
    (event.ctrlKey || event.metaKey) === parts.includes('Ctrl') &&
    event.altKey === parts.includes('Alt') &&
    (isSign || event.shiftKey === parts.includes('Shift'))
  );
}
