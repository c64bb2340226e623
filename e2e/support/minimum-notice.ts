import { type Studio } from './studio.ts';

export const path = '/api/admin/calendar/settings';
export const screen = '/admin/calendar/settings';
export const hours = (count: number, in_opening_hours = false) => ({ kind: 'hours', hours: count, in_opening_hours });
export const storedNotice = async (studio: Studio) => (await studio.api('GET', path)).body.minimum_notice;

export const everyDay = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
    day,
    {
      is_working: true,
      start_time: '00:00',
      end_time: '23:59',
      break_enabled: false,
      break_start: '12:00',
      break_end: '13:00',
    },
  ]),
);
