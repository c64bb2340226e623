import { addDays, weekdayOf } from '../../src/shared/kernel/time/calendar-date.ts';
import { berlinDay } from './dates.ts';
import type { Studio } from './studio.ts';

/** A Sunday that can be booked once an exception opens it; sample studios are closed on Sundays. */
export const closedSunday = (): string => {
  const soon = berlinDay(8);
  return addDays(soon, 7 - weekdayOf(soon));
};

/** Switches the waiting list on and empties it. */
export const withWaitingList = async (studio: Studio, hours: number | null = 2): Promise<void> => {
  await studio.sql('DELETE FROM offer');
  await studio.sql('DELETE FROM waiting_entry');
  await studio.sql('DELETE FROM date_exception');
  await studio.sql(`DELETE FROM message WHERE kind IN ('waiting_joined', 'offer_made')`);
  await studio.api('PUT', '/api/admin/calendar/settings', { waiting_list_hours: hours });
};

/** Lets a person wait for a Sunday on which the studio is closed; returns the path of their page. */
export const letWait = async (studio: Studio, name: string, more: object = {}): Promise<string> => {
  const [service] = (await studio.visit('GET', '/api/services')).body;
  const email = `${name.toLowerCase()}@kunde.example`;
  const days = { first_day: closedSunday(), last_day: closedSunday() };
  const body = { service_id: service.id, ...days, customer: { name, email }, ...more };
  const joined = await studio.visit('POST', '/api/waiting-list', body);
  if (joined.status !== 201) throw new Error(`Not joined: ${JSON.stringify(joined.body)}`);
  const { messages } = (await studio.api('GET', '/api/admin/outbox')).body;
  const mail = messages.find(
    (message: { kind: string; to_address: string }) =>
      message.kind === 'waiting_joined' && message.to_address === email,
  );
  const { plain_text } = (await studio.api('GET', `/api/admin/outbox/${mail.id}`)).body;
  const [, path] = /https?:\/\/[^/]+(\/waiting\/[\w-]+)/.exec(plain_text) ?? [];
  if (!path) throw new Error('The mail has no link');
  return path;
};

/** Opens the Sunday for a session or two, so that times become free that somebody waits for. */
export const openSunday = async (studio: Studio): Promise<void> => {
  const hours = { date: closedSunday(), is_working: true, start_time: '10:00', end_time: '18:00' };
  const breaks = { break_enabled: false, break_start: '12:00', break_end: '13:00' };
  const { status, body } = await studio.api('POST', '/api/admin/calendar/exceptions', {
    ...hours,
    ...breaks,
    name: 'Advent',
  });
  if (status !== 201) throw new Error(`Not opened: ${JSON.stringify(body)}`);
};
