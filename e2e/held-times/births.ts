import { addDays } from '../../src/shared/kernel/time/calendar-date.ts';
import { berlinDay } from '../support/dates.ts';
import type { Studio } from '../support/studio.ts';

/** A service with a window of one place a week, and nobody who waits for a birth; returns its id. */
export const withBirthWindow = async (studio: Studio, more: object = {}): Promise<string> => {
  await studio.sql('UPDATE booking SET awaits_birth = false WHERE awaits_birth');
  await studio.sql('DELETE FROM birth_place');
  const name = `Neugeborene ${Math.random().toString(36).slice(2, 8)}`;
  const made = await studio.api('POST', '/api/admin/services', {
    name,
    description: 'Zwei Stunden in Ruhe, mit Eltern und Geschwistern.',
    duration_min: 60,
    price_eur: 290,
    birth_window: { places_per_week: 1, first_day: 5, last_day: 14 },
    ...more,
  });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return made.body.id;
};

/** A due date about two weeks ago; the child can be born some days ago. */
export const dueDate = (): string => berlinDay(-4);

/** Takes a place in the first free week; returns the path of its page. */
export const takePlace = async (studio: Studio, service_id: string, name: string): Promise<string> => {
  const [photographer] = (await studio.visit('GET', `/api/photographers?service_id=${service_id}`)).body;
  const { body } = await studio.visit('GET', `/api/birth-windows/${service_id}?due_on=${dueDate()}`);
  const { weeks } = body.photographers.find(({ id }: { id: string }) => id === photographer.id);
  const chosen = weeks.find((one: { free: number }) => one.free > 0);
  const taken = await studio.visit('POST', '/api/birth-places', {
    service_id,
    photographer_id: photographer.id,
    due_on: dueDate(),
    week: chosen.week,
    customer: { name, email: `${name.toLowerCase().replace(' ', '.')}@kunde.example`, phone: '+49 170 7654321' },
  });
  if (taken.status !== 201) throw new Error(JSON.stringify(taken.body));
  return `/birth-place/${taken.body.booking_id}?token=${taken.body.cancel_token}`;
};

/** Some days ago, so that free days are ahead. */
export const birthDate = (): string => addDays(berlinDay(0), -2);
