export const path = '/api/admin/calendar/settings';
export const screen = '/admin/calendar/settings';

const weekday = (on: boolean, start_time: string, end_time: string) => ({
  is_working: on,
  start_time,
  end_time,
  break_enabled: false,
  break_start: '12:00',
  break_end: '13:00',
});

export const fresh = {
  move_rules: { kind: 'none' },
  waiting_list_hours: null,
  any_photographer: true,
  slot_duration_minutes: 60,
  buffer_time_minutes: 15,
  advance_booking_days: 30,
  cancel_window_hours: 24,
  minimum_notice: { kind: 'hours', hours: 0, in_opening_hours: false },
  weekly_schedule: {
    ...Object.fromEntries(
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => [day, weekday(true, '09:00', '18:00')]),
    ),
    saturday: weekday(true, '10:00', '16:00'),
    sunday: weekday(false, '11:00', '15:00'),
  },
};
