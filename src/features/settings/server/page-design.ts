import { given } from '#shared/kernel/given.ts';
import type { Context } from '#shared/server/context.ts';
import type { PageDesign, PageDesignChanges } from '../contract.ts';
import { defaultPageDesign } from '../domain/default-page-design.ts';
import { pageDesignFrom } from '../domain/page-design.ts';
import { changeSetting } from './change-setting.ts';

/** Changes the given fields of the page design. `actor`: id of an administrator. */
export const changePageDesign = (context: Context, changes: PageDesignChanges, actor: string): Promise<PageDesign> =>
  changeSetting(context, { name: 'page_design', changed: Object.keys(given(changes)), actor }, (stored) => ({
    ...pageDesignFrom(stored),
    ...given(changes),
  }));

/** Resets the page design to its default. */
export const resetPageDesign = (context: Context, actor: string): Promise<PageDesign> =>
  changeSetting(
    context,
    { name: 'page_design', changed: Object.keys(defaultPageDesign), actor },
    () => defaultPageDesign,
  );
