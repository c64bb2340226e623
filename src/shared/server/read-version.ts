import { createHash } from 'node:crypto';
import { changedMeanwhile } from '#shared/contract/problem.ts';

/** The version of a record that does not count its changes: the same as long as these values of its form are. */
export const checkValueOf = (values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);

/** Whether the caller has read another version than the current one. Without a version it overwrites. */
export const isStale = <Version extends number | string>(read: Version | null | undefined, current: Version): boolean =>
  read !== null && read !== undefined && read !== current;

/**
 * Throws 409 if the caller has read another version of a record than the current one. `what`: the record, as in "The
 * booking was"; `stored`: the further body with the current record, which is only read then. The row must be locked, or
 * two callers with the same version would both succeed.
 */
export const refuseStale = async <Version extends number | string>(
  read: Version | null | undefined,
  current: Version,
  what: string,
  stored: () => StoredBody | Promise<StoredBody>,
): Promise<void> => {
  if (isStale(read, current)) throw changedMeanwhile(what, await stored());
};

/** The record by its name. */
type StoredBody = Readonly<Record<string, unknown>>;
