import { changeSetting, readVersionedSetting, type Versioned } from '#features/settings/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { type AdminWidget, widgetContract } from '../contract.ts';
import { widgetSettingsFrom } from '../domain/widget-settings.ts';

export const widgetRoutes = (context: Context) =>
  mounted(widgetContract, {
    'GET /api/admin/widget': async () => view(await readVersionedSetting(context.db, 'widget')),
    'PUT /api/admin/widget': async ({ body: { version, origins } }, { administrator }) => {
      const change = { name: 'widget', changed: ['origins'], actor: administrator.id, version, view } as const;
      return view(await changeSetting(context, change, () => ({ origins })));
    },
  });

const view = ({ value, version }: Versioned<unknown>): AdminWidget => ({
  origins: [...widgetSettingsFrom(value).origins],
  version,
});
