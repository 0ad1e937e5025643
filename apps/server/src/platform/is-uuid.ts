const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What comes as an id and is none must not be asked of the database, which refuses it as a fault of ours. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
