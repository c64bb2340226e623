import { given } from '#shared/kernel/given.ts';
import type { Context } from '#shared/server/context.ts';
import type { PageDesign, PageDesignChanges } from '../contract.ts';
import { defaultPageDesign } from '../domain/default-page-design.ts';
import { pageDesignFrom } from '../domain/page-design.ts';
import { changeSetting } from './change-setting.ts';

/** Changes what is given of the public pages' look. `actor`: id of an administrator. */
export const changePageDesign = (context: Context, changes: PageDesignChanges, actor: string): Promise<PageDesign> =>
  changeSetting(context, { name: 'page_design', changed: Object.keys(given(changes)), actor }, (stored) => ({
    ...pageDesignFrom(stored),
    ...given(changes),
  }));

/** Back to purple and pink (AMB-010). */
export const resetPageDesign = (context: Context, actor: string): Promise<PageDesign> =>
  changeSetting(
    context,
    { name: 'page_design', changed: Object.keys(defaultPageDesign), actor },
    () => defaultPageDesign,
  );
