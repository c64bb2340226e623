import { newPlace } from '#features/births/contract.ts';
import { mondayOf } from '#features/births/domain/week.ts';
import { takePlace, tellBirth } from '#features/births/server/api.ts';
import { activePhotographers } from '#features/photographers/server/api.ts';
import { servicesOnOffer } from '#features/services/server/api.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { addDays } from '#shared/kernel/time/calendar-date.ts';
import { DAY } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';

interface SampleFamily {
  readonly name: string;
  readonly email: string;
  readonly language: 'de' | 'ru';
  readonly photographer: string;
  /** Days from today to the due date. */
  readonly due: number;
  /** How many days ago the place was taken. */
  readonly taken: number;
  /** Days from today to the birth. */
  readonly born?: number;
}

// A week that is full, one with a place left, a child that is born, and one that is overdue.
const families: readonly SampleFamily[] = [
  {
    name: 'Familie Brandt',
    email: 'brandt@kunde.example',
    language: 'de',
    photographer: 'Elena Sokolowa',
    due: 37,
    taken: 12,
  },
  {
    name: 'Nina und Paul',
    email: 'nina.paul@kunde.example',
    language: 'de',
    photographer: 'Elena Sokolowa',
    due: 37,
    taken: 5,
  },
  {
    name: 'Мария Лебедева',
    email: 'maria.lebedeva@kunde.example',
    language: 'ru',
    photographer: 'Anna Lindner',
    due: 65,
    taken: 2,
  },
  {
    name: 'Familie Aydın',
    email: 'aydin@kunde.example',
    language: 'de',
    photographer: 'Elena Sokolowa',
    due: -4,
    taken: 60,
    born: -2,
  },
  {
    name: 'Hanna Scholz',
    email: 'hanna.scholz@kunde.example',
    language: 'de',
    photographer: 'Elena Sokolowa',
    due: -12,
    taken: 70,
  },
];

/** Places of families for the session after a birth. */
export const seedBirths = async (context: Context): Promise<void> => {
  const service = (await servicesOnOffer(context)).find(({ birth_window }) => birth_window);
  const photographers = await activePhotographers(context);
  const today = berlinDateOf(context.now());
  for (const { name, email, language, photographer, due, taken, born } of families) {
    const then: Context = { ...context, now: () => context.now() - taken * DAY };
    const due_on = addDays(today, due);
    const wanted = newPlace.parse({
      service_id: service?.id,
      photographer_id: photographers.find((one) => one.name === photographer)?.id,
      due_on,
      week: mondayOf(due_on),
      customer: { name, email, phone: '+49 170 5550199' },
      language,
    });
    const { booking_id } = await takePlace(then, wanted, { language, network: 'demo' });
    if (born !== undefined) {
      await tellBirth(context, booking_id, addDays(today, born), { administrator: 'system', language });
    }
  }
};
