import { readSetting } from '#features/settings/server/api.ts';
import type { Database } from '#shared/server/database/database.ts';
import { type WidgetSettings, widgetSettingsFrom } from '../domain/widget-settings.ts';

export const readWidget = async (db: Database): Promise<WidgetSettings> =>
  widgetSettingsFrom(await readSetting(db, 'widget'));
