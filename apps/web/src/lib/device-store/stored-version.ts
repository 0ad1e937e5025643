/** The shape of what this version of the app stores. A change of shape is a new number and a step in `MIGRATIONS`. */
export const STORED_VERSION = 3;

/** Turns a record of one version into one of the next. */
export type Migration = (record: Record<string, unknown>) => Record<string, unknown>;

/** Version -> the step that leads from it to the next. */
export type Migrations = Readonly<Record<number, Migration>>;

/** A record was written by a newer version of the app than this one. */
export class StoredByNewerVersion extends Error {}

/** A record as it would have been written today. Throws `StoredByNewerVersion`, or `TypeError` where it is no record. */
export function upToDate(stored: unknown, migrations: Migrations, currentVersion = STORED_VERSION): unknown {
  if (typeof stored !== 'object' || stored === null) throw new TypeError('A stored record is an object');
  let record = stored as Record<string, unknown>;
  const writtenBy = record['version'];
  if (typeof writtenBy !== 'number') throw new TypeError('A stored record names its version');
  if (writtenBy > currentVersion) throw new StoredByNewerVersion(`Version ${writtenBy} is newer than ${currentVersion}`);
  for (let version = writtenBy; version < currentVersion; version++) record = { ...migrations[version]!(record), version: version + 1 };
  return record;
}
