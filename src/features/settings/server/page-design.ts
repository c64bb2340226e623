import { omitUndefined } from '#shared/kernel/omit-undefined.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { AdminPageDesign, PageDesignChanges } from '../contract.ts';
import { defaultPageDesign } from '../domain/design/default-page-design.ts';
import { pageDesignFrom } from '../domain/design/page-design.ts';
import { changeSetting } from './change-setting.ts';
import { readVersionedSetting, type Versioned } from './store.ts';

export const adminPageDesign = async (db: Database): Promise<AdminPageDesign> =>
  view(await readVersionedSetting(db, 'page_design'));

const view = ({ value, version }: Versioned<unknown>): AdminPageDesign => ({ ...pageDesignFrom(value), version });

/** Changes the given fields of the page design. `actor`: id of an administrator. */
export const changePageDesign = async (
  context: Context,
  { version, ...sent }: PageDesignChanges,
  actor: string,
): Promise<AdminPageDesign> => {
  const changes = omitUndefined(sent);
  const change = { name: 'page_design', changed: Object.keys(changes), actor, version, view } as const;
  return view(await changeSetting(context, change, (stored) => ({ ...pageDesignFrom(stored), ...changes })));
};

/** Resets the page design to its default. */
export const resetPageDesign = async (context: Context, actor: string): Promise<AdminPageDesign> => {
  const change = { name: 'page_design', changed: Object.keys(defaultPageDesign), actor } as const;
  return view(await changeSetting(context, change, () => defaultPageDesign));
};
