import { changeSetting } from '#features/settings/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { widgetContract } from '../contract.ts';
import { readWidget } from './api.ts';

export const widgetRoutes = (context: Context) =>
  mounted(widgetContract, {
    'GET /api/admin/widget': async () => ({ origins: [...(await readWidget(context.db)).origins] }),
    'PUT /api/admin/widget': ({ body }, { administrator }) =>
      changeSetting(context, { name: 'widget', changed: ['origins'], actor: administrator.id }, () => body),
  });
