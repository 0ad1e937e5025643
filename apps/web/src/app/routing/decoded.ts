/** What a part of an address says; as it is written where its escapes are malformed, for anybody can make a link. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
