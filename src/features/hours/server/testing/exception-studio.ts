import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import { bookableStudio } from '#features/booking/server/testing/bookable-studio.ts';
import { path } from './exception-dates.ts';

/** A bookable test studio without exceptions, with functions that add one and show what it leaves free. */
export const exceptionStudio = () => {
  const { studio, photographer, service, attempt, book, cancel } = bookableStudio();

  const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
  const add = (date: string, more: object = {}) =>
    admin('POST', path, { date, name: 'Ausnahme', is_working: false, ...more });

  const asked = () => `service_id=${service()}&photographer_id=${photographer()}`;
  const starts = async (date: string) => {
    const { body } = await studio().call('GET', `/api/availability?${asked()}&date=${date}`);
    return body.slots.map((slot: { start: string }) => slot.start.slice(11, 16));
  };
  const freeDays = async (month: string) => {
    const { body } = await studio().call('GET', `/api/availability/month?${asked()}&month=${month}`);
    return body.days.map(({ date }: { date: string }) => date);
  };

  beforeEach(() => sql`DELETE FROM date_exception`.execute(studio().database.db));

  return { studio, photographer, service, attempt, book, cancel, admin, add, starts, freeDays };
};
