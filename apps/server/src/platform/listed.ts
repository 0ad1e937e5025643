/** Which part of a long list is asked for. */
export interface Page {
  /** The id of the last one before; undefined for the first page. */
  after: string | undefined;
  limit: number;
}

export interface Listed<Thing> {
  things: Thing[];
  hasMore: boolean;
}

/** Of one more than were asked for: whether it is there says whether there are more. */
export function listed<Thing>(found: Thing[], limit: number): Listed<Thing> {
  return { things: found.slice(0, limit), hasMore: found.length > limit };
}
