import { freeDaySlots } from '#features/availability/server/api.ts';
import { newOffer } from '#features/offers/contract.ts';
import { makeOffer } from '#features/offers/server/api.ts';
import { activePhotographers, offers } from '#features/photographers/server/api.ts';
import { servicesOnOffer } from '#features/services/server/api.ts';
import { berlinDateOf, formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { addDays } from '#shared/kernel/time/calendar-date.ts';
import type { Context } from '#shared/server/context.ts';

const lookedAt = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const offered = 3;

/** Offers a contact one time on each of the next days that have one, of a service that needs no resource and no choice. */
export const seedOffer = async (context: Context, contact_id: string): Promise<void> => {
  const service = (await servicesOnOffer(context)).find(
    ({ needs, options, is_system_service }) => needs.length === 0 && options.length === 0 && !is_system_service,
  );
  const photographer = (await activePhotographers(context)).find(({ id }) => service && offers(service, id));
  if (!service || !photographer) return;
  const { duration_min } = service;
  const times: { photographer_id: string; start: string }[] = [];
  for (const offset of lookedAt) {
    const date = addDays(berlinDateOf(context.now()), offset);
    const starts = await freeDaySlots(context, { photographer_id: photographer.id, duration_min, date });
    const start = starts[Math.floor(starts.length / 2)];
    if (start !== undefined && times.length < offered) {
      times.push({ photographer_id: photographer.id, start: formatInstant(start) });
    }
  }
  if (times.length === 0) return;
  const wanted = newOffer.parse({ service_id: service.id, times, contact_id });
  await makeOffer(context, wanted, { actor: 'system', language: 'de' });
};
