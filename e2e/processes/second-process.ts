import { type Studio, startStudio } from '../support/studio.ts';

const firstMonday = (): string => {
  const day = new Date(Date.now() + 7 * 86_400_000);
  while (day.getUTCDay() !== 1) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
};
const monday = firstMonday();

/**
 * The first Monday at least a week ahead: open all day, within the booking window. Always the same one, because a test
 * may run past midnight.
 */
export const someMonday = (): string => monday;

export const offered = async (studio: Studio) => {
  const services = (await studio.visit('GET', '/api/services')).body;
  const photographers = (await studio.visit('GET', '/api/photographers')).body;
  return { service_id: services[0].id as string, photographer_id: photographers[0].id as string };
};

export const book = (studio: Studio, what: { service_id: string; photographer_id: string }, start: string) =>
  studio.visit('POST', '/api/bookings', {
    ...what,
    location_id: 'company',
    start,
    customer: { name: 'Änne Müller', email: 'aenne@example.de', phone: '+49 170 1234567' },
  });

export const signIn = '/api/admin/auth/login-json';

export const overlaps = `
  SELECT a.id FROM booking a JOIN booking b ON a.id < b.id AND a.photographer_id = b.photographer_id
  WHERE a.status <> 'CANCELLED' AND b.status <> 'CANCELLED' AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at`;

/** Starts a second process on the database of the first. */
export const startSecondProcess = (studio: Studio, env: Record<string, string> = {}) =>
  startStudio({
    DATABASE_URL: studio.databaseUrl,
    SECRET_KEY: 'the same key for both, of no value',
    ...env,
  });
