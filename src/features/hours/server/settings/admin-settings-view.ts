import { moveRulesView } from '#features/services/server/api.ts';
import type { AdminCalendarSettings } from '../../contract.ts';
import { publicCalendarView, type StoredCalendarSettings } from '../../domain/settings/calendar-settings.ts';

export const adminSettingsView = (settings: StoredCalendarSettings, version: number): AdminCalendarSettings => {
  const { work_on_weekends, work_on_saturday, work_on_sunday } = publicCalendarView(settings, []);
  const move_rules = moveRulesView(settings.move_rules);
  return { ...settings, move_rules, work_on_weekends, work_on_saturday, work_on_sunday, version };
};
