import { changedMeanwhile } from '#shared/contract/problem.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { lockSetting, readVersionedSetting, type SettingName, type Versioned, writeSetting } from './store.ts';

export interface SettingChange {
  readonly name: SettingName;
  /** Names of the changed fields for the audit log; values may be secrets and are not recorded. */
  readonly changed: readonly string[];
  /** Id of an administrator. */
  readonly actor: string;
  /** The version that the administrator has read; absent: not checked. */
  readonly version?: number | null | undefined;
  /** The stored settings as administrators see them, for the response to an outdated version. */
  readonly view?: (stored: Versioned<unknown>, trx: Database) => unknown;
}

/**
 * Changes a group of settings in one transaction: `next` receives the stored value and returns the value to store,
 * which is also returned, with its version. If `next` throws, nothing changes; nor if `version` is outdated (409).
 */
export const changeSetting = <Value>(
  { db }: Context,
  change: SettingChange,
  next: (stored: unknown, trx: Database) => Value | Promise<Value>,
): Promise<Versioned<Value>> =>
  inTransaction(db, async (trx) => {
    const { name, changed, actor } = change;
    const value = await next(await refuseStale(trx, change), trx);
    const version = await writeSetting(trx, name, value);
    await recordAudit(trx, { actor, action: 'settings.changed', details: { settings: name, changed } });
    return { value, version };
  });

/** Locks the settings and returns their value. The first lock inserts their row, so 0 is as current as 1 then. */
const refuseStale = async (trx: Database, { name, version, view }: SettingChange): Promise<unknown> => {
  const value = await lockSetting(trx, name);
  if (version === null || version === undefined) return value;
  const stored = await readVersionedSetting(trx, name);
  const isFirst = version === 0 && stored.version === 1;
  if (version === stored.version || isFirst) return value;
  throw changedMeanwhile('The settings were', { settings: await view?.(stored, trx) });
};
