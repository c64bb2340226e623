export const path = '/api/admin/calendar/exceptions';
export const nobody = '00000000-0000-4000-8000-000000000000';

export const open = { is_working: true, start_time: '12:00', end_time: '16:00' };

// Wednesday and Sunday of the week after next.
export const wednesday = '2030-06-12';
export const sunday = '2030-06-16';
// Nothing else is booked on this one.
export const thursday = '2030-06-27';
