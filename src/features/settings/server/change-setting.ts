import { recordAudit } from '#shared/server/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { lockSetting, type SettingName, writeSetting } from './store.ts';

export interface SettingChange {
  readonly name: SettingName;
  /** Names of the changed fields for the audit log; values may be secrets and are not recorded. */
  readonly changed: readonly string[];
  /** Id of an administrator. */
  readonly actor: string;
}

/**
 * Changes a group of settings in one transaction: `next` receives the stored value and returns the value to store,
 * which is also returned. If `next` throws, nothing changes.
 */
export const changeSetting = <Value>(
  { db }: Context,
  { name, changed, actor }: SettingChange,
  next: (stored: unknown, trx: Database) => Value | Promise<Value>,
): Promise<Value> =>
  db.transaction().execute(async (trx) => {
    const value = await next(await lockSetting(trx, name), trx);
    await writeSetting(trx, name, value);
    await recordAudit(trx, { actor, action: 'settings.changed', details: { settings: name, changed } });
    return value;
  });
