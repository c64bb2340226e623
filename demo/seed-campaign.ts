import { type NewCampaign, newCampaign } from '#features/campaigns/contract.ts';
import { addCards, makeCampaign } from '#features/campaigns/server/api.ts';
import { activePhotographers, offers } from '#features/photographers/server/api.ts';
import { servicesOnOffer } from '#features/services/server/api.ts';
import { Problem } from '#shared/contract/problem.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { addDays, weekdayOf } from '#shared/kernel/time/calendar-date.ts';
import type { Context } from '#shared/server/context.ts';
import { campaignPictures } from './pictures/sample-pictures.ts';
import { addSamplePicture } from './seed-pictures.ts';

const sunday = 7;

/** A mini-session day on a Sunday about three weeks ahead, on which the studio is closed for other sessions. */
export const seedCampaign = async (context: Context): Promise<void> => {
  const service = (await servicesOnOffer(context)).find(
    ({ needs, options, is_system_service }) => needs.length === 0 && options.length === 0 && !is_system_service,
  );
  const today = berlinDateOf(context.now());
  const date = [19, 20, 21, 22, 23, 24, 25]
    .map((days) => addDays(today, days))
    .find((one) => weekdayOf(one) === sunday);
  if (!service) return;
  for (const photographer of await activePhotographers(context)) {
    if (!offers(service, photographer.id)) continue;
    const who = { service_id: service.id, photographer_id: photographer.id };
    const wanted = newCampaign.parse({ ...sample, ...who, date });
    if (!(await madeIfFree(context, wanted))) continue;
    await seedVolumeDay(context, newCampaign.parse({ ...volumeDay, ...who, date: wednesdayAfter(addDays(today, 28)) }));
    return;
  }
};

/** The first Wednesday after a date: a kindergarten is open then, and the demo has no sessions that far ahead. */
const wednesdayAfter = (date: string): string => addDays(date, 7 - ((weekdayOf(date) + 4) % 7));

/** A volume day of a kindergarten about five weeks ahead, with the cards of two groups; none where the photographer is away. */
const seedVolumeDay = async (context: Context, wanted: NewCampaign): Promise<void> => {
  const id = await madeIfFree(context, wanted);
  if (id === undefined) return;
  for (const group_name of ['Sonnenkäfer', 'Waldmäuse']) {
    await addCards(context, id, { group_name, count: 8 }, 'system');
  }
};

const volumeDay = {
  slug: 'kita-sonnenschein',
  name_de: 'Fototag der Kita Sonnenschein',
  name_ru: 'Фотодень в садике «Солнышко»',
  text_de: 'Jedes Kind bekommt zehn Minuten. Geschwister kommen direkt nacheinander dran.',
  text_ru: 'Десять минут на каждого ребёнка. Братьев и сестёр снимаем друг за другом.',
  from: '09:00',
  to: '12:00',
  session_minutes: 10,
  break_minutes: 2,
  price: 25,
  sibling_price: 15,
  access_codes: true,
};

/** Makes a campaign with its picture. Returns its id; undefined if its photographer is away on that day. */
const madeIfFree = async (context: Context, wanted: NewCampaign): Promise<string | undefined> => {
  try {
    const { id } = await makeCampaign(context, wanted, 'system');
    await addSamplePicture(context, { kind: 'campaign', id }, campaignPictures[wanted.slug]);
    return id;
  } catch (error) {
    if (error instanceof Problem && error.code === 'slot_taken') return undefined;
    throw error;
  }
};

const sample = {
  slug: 'mini-shootings',
  name_de: 'Mini-Shootings am Sonntag',
  name_ru: 'Мини-съёмки в воскресенье',
  text_de:
    'Zwanzig Minuten vor der Kulisse der Saison, für Familien, Paare und alle, die schnell ein schönes Bild brauchen.\nDrei bearbeitete Bilder sind im Preis enthalten.',
  text_ru:
    'Двадцать минут в сезонных декорациях: для семей, пар и всех, кому быстро нужен красивый снимок.\nВ цену входят три обработанных кадра.',
  from: '10:00',
  to: '16:00',
  session_minutes: 20,
  break_minutes: 5,
  price: 79,
};
