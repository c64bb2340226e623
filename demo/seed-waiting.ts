import { sql } from 'kysely';
import { changeCalendarSettings } from '#features/hours/server/api.ts';
import { offers } from '#features/photographers/server/api.ts';
import { servicesOnOffer } from '#features/services/server/api.ts';
import { newEntry } from '#features/waiting/contract.ts';
import { joinWaitingList } from '#features/waiting/server/api.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { DAY, HOUR } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import { at } from '#shared/server/database/database.ts';

// Two persons who wait for one session, and one who waits for the next.
const persons = [
  { name: 'Tobias Engel', email: 'tobias.engel@kunde.example', language: 'de', session: 0, hours: 30 },
  { name: 'Ирина Соколова', email: 'irina.sokolova@kunde.example', language: 'ru', session: 0, hours: 7 },
  { name: 'Greta Winkler', email: 'greta.winkler@kunde.example', language: 'de', session: 1, hours: 2 },
] as const;

/** Switches the waiting list on. Its persons wait for the times of sessions: whoever cancels one sees it offered. */
export const seedWaiting = async (context: Context): Promise<void> => {
  await changeCalendarSettings(context, { waiting_list_hours: 2 }, 'system');
  const service = (await servicesOnOffer(context)).find(
    ({ needs, options, is_system_service }) => needs.length === 0 && options.length === 0 && !is_system_service,
  );
  if (!service) return;
  const { rows } = await sql<{ photographer_id: string; starts_at: number }>`
    SELECT photographer_id, starts_at FROM live_booking
    WHERE status = 'CONFIRMED' AND starts_at > ${at(context.now() + 4 * DAY)} ORDER BY starts_at, id LIMIT 20`.execute(
    context.db,
  );
  const sessions = rows.filter(({ photographer_id }) => offers(service, photographer_id));
  for (const { session, hours, language, ...customer } of persons) {
    const taken = sessions[session];
    if (!taken) continue;
    const start = formatInstant(taken.starts_at);
    const [day, time] = [start.slice(0, 10), start.slice(11, 16)];
    const wanted = newEntry.parse({
      service_id: service.id,
      photographer_id: taken.photographer_id,
      first_day: day,
      last_day: day,
      earliest_start: time,
      latest_start: time,
      customer,
      language,
    });
    await joinWaitingList({ ...context, now: () => context.now() - hours * HOUR }, wanted, language);
  }
};
