import ICAL from 'ical.js';
import { expect } from 'vitest';
import { readCalendar } from '#shared/server/testing/read-calendar.ts';
import { feedCalls } from './feed-calls.ts';

/** A feed and the events in it. */
export const feedContent = () => {
  const calls = feedCalls();
  const { photographer, admin, read } = calls;
  /** Parsed by both independent parsers; every property of every event by its name. */
  const eventsOf = async (address: string) => {
    const { body } = await read(address);
    const events = readCalendar(body).events;
    const parsed = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
    expect(parsed.map(({ uid, summary, description }) => [uid, summary, description ?? undefined])).toEqual(
      events.map((one) => [one['UID'], one['SUMMARY'], one['DESCRIPTION']]),
    );
    return events.map((one, i) => ({
      ...one,
      begins: parsed[i]?.startDate.toJSDate().toISOString(),
      ends: parsed[i]?.endDate.toJSDate().toISOString(),
    }));
  };
  const off = async (start: string, end: string, reason?: string) =>
    (await admin('POST', '/api/admin/timeoff', { photographer_id: photographer(), start, end, reason })).body;
  return { ...calls, eventsOf, off };
};
