import { type Studio, startStudio } from '../support/studio.ts';

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
    SECRET_KEY: studio.secretKey,
    ...env,
  });
