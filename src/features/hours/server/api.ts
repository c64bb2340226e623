export { closeDay } from './exceptions/close-day.ts';
export { ownHoursOf, selectAllOwnHours, selectOwnHours } from './own-hours/own-hours-store.ts';
export { exceptionsAround, type Period, selectCalendar } from './settings/calendar-store.ts';
export { changeCalendarSettings, setFirstRules } from './settings/change-settings.ts';
export {
  calendarSettingsFrom,
  type OpeningHours,
  readCalendarSettings,
  readOpeningHours,
  readPublicCalendar,
} from './settings/settings.ts';
export { resourceTimeOffWithin } from './time-off/resource-time-off-store.ts';
export { isOff, timeOffOf, timeOffRanges } from './time-off/time-off-reads.ts';
export { timeOffWithin } from './time-off/time-off-store.ts';
