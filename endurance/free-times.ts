import type { Studio } from '../e2e/support/studio-process.ts';

/** Sessions of five minutes without buffer, bookable ten years ahead: enough slots for every attempt. */
export const openManySlots = async (studio: Studio): Promise<void> => {
  await studio.sql('UPDATE service SET duration_min = 5');
  await studio.sql(
    `INSERT INTO setting (name, value) VALUES ('calendar', '{"buffer_time_minutes": 0, "advance_booking_days": 3650}')
     ON CONFLICT (name) DO UPDATE SET value = setting.value || excluded.value`,
  );
};

/** The first service and photographer. */
export const offered = async (studio: Studio): Promise<{ service_id: string; photographer_id: string }> => {
  const [service] = (await studio.visit('GET', '/api/services')).body;
  const [photographer] = (await studio.visit('GET', '/api/photographers')).body;
  return { service_id: service.id, photographer_id: photographer.id };
};

/** Books like a visitor. */
export const book = (studio: Studio, what: object, start: string, email: string) =>
  studio.visit('POST', '/api/bookings', {
    ...what,
    location_id: 'company',
    start,
    customer: { name: 'Änne Müller', email, phone: '+49 170 1234567' },
  });

/** Every five minutes from 14:00 to 17:00 on Tuesdays; used by no other part of the test. */
export const freeStarts = (): (() => string) => {
  const first = new Date(Date.now() + 7 * 86_400_000);
  while (first.getUTCDay() !== 2) first.setUTCDate(first.getUTCDate() + 1);
  let n = 0;
  return () => {
    const date = new Date(first.getTime() + Math.floor(n / 36) * 7 * 86_400_000).toISOString().slice(0, 10);
    const minute = 840 + (n++ % 36) * 5;
    return `${date}T${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}:00`;
  };
};
