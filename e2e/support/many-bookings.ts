import type { Studio } from './studio-process.ts';

const mark = '@viele.example';

/** Fills a studio with bookings of every status, past and future, as after many years. */
export const addManyBookings = async (studio: Studio, count: number): Promise<void> => {
  await studio.sql(
    `WITH people AS (SELECT array_agg(id ORDER BY id) AS ids FROM photographer WHERE deleted_at IS NULL),
     drawn AS (
       SELECT n, gen_random_uuid() AS id, ids[1 + n % array_length(ids, 1)] AS photographer_id,
              (ARRAY['COMPLETED', 'COMPLETED', 'COMPLETED', 'CANCELLED'])[1 + n % 4] AS status,
              -- Eight sessions a day and photographer, from yesterday backwards.
              date_trunc('day', now()) - ((n / array_length(ids, 1)) / 8 + 1) * interval '1 day'
                + ((n / array_length(ids, 1)) % 8 + 9) * interval '1 hour' AS starts_at
       FROM generate_series(0, $1::int - 1) AS n, people),
     taken AS (
       INSERT INTO occupied_time (id, photographer_id, during, guarded)
       SELECT id, photographer_id, tstzrange(starts_at, starts_at + interval '45 min'),
              tstzrange(starts_at, starts_at + interval '50 min')
       FROM drawn WHERE status <> 'CANCELLED')
     INSERT INTO booking (id, confirmation_code, status, starts_at, ends_at, occupied_id, service_id, service_name,
       service_price_cents, photographer_id, photographer_name, customer_name, customer_email, customer_phone, notes,
       source, created_at)
     SELECT drawn.id, 'FB-' || lpad(n::text, 8, '0'), status, starts_at, starts_at + interval '45 min',
       CASE WHEN status <> 'CANCELLED' THEN drawn.id END, service.id, service.name, service.price_cents,
       photographer_id, photographer.name, 'Kundin ' || n || (ARRAY[' Hoffmann', ' Weiß', ' Öztürk'])[1 + n % 3],
       'kundin' || n || '${mark}', '+49 170 ' || 1000000 + n,
       CASE WHEN n % 3 = 0 THEN 'Bringt Kinder und Hund mit, möchte bei gutem Wetter nach draußen.' END,
       'public', now() - n * interval '1 hour'
     FROM drawn JOIN photographer ON photographer.id = photographer_id, (SELECT * FROM service ORDER BY sort_order LIMIT 1) AS service`,
    [count],
  );
  await studio.sql('ANALYZE booking');
};

/** Deletes them: the tests of a worker share a studio. */
export const removeManyBookings = async (studio: Studio): Promise<void> => {
  await studio.sql(
    `WITH gone AS (DELETE FROM booking WHERE customer_email LIKE '%${mark}' RETURNING occupied_id)
     DELETE FROM occupied_time USING gone WHERE id = occupied_id`,
  );
};
