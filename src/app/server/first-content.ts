import { randomUUID } from 'node:crypto';
import { setFirstRules } from '#features/hours/server/api.ts';
import { insertPhotographer } from '#features/photographers/server/api.ts';
import { insertService, type NewService } from '#features/services/server/api.ts';
import { markFirstContent } from '#features/settings/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';

/**
 * Fills an empty studio with examples: three services, two photographers, and the system service 'Sonderangebot',
 * switched off until it is configured. A new studio also gets a minimum notice and lets its customers move their
 * sessions; one that has been in use keeps what it has.
 */
export const addFirstContent = ({ db }: Context): Promise<void> =>
  inTransaction(db, async (trx) => {
    if (!(await markFirstContent(trx))) return;
    await setFirstRules(trx);
    for (const [sort_order, service] of services.entries()) {
      await insertService(trx, {
        ...service,
        id: randomUUID(),
        sort_order,
        // The special offer is a part of the product, so it is not an example.
        is_example: !service.is_system_service,
      });
    }
    for (const photographer of photographers) {
      await insertPhotographer(trx, { ...photographer, id: randomUUID(), is_example: true });
    }
  });

const services: Omit<NewService, 'id'>[] = [
  {
    name: 'Porträtshooting',
    name_de: 'Porträtshooting',
    name_ru: 'Портретная фотосессия',
    description: 'Porträts im Studio mit Beratung zu Kleidung und Licht.',
    description_de: 'Porträts im Studio mit Beratung zu Kleidung und Licht. Zehn bearbeitete Bilder sind inklusive.',
    description_ru: 'Портреты в студии с консультацией по одежде и свету. Десять обработанных снимков включены.',
    duration_min: 60,
    price_cents: 15_000,
  },
  {
    name: 'Bewerbungsfotos',
    name_de: 'Bewerbungsfotos',
    name_ru: 'Фото для резюме',
    description: 'Ein Bild, das zu Ihnen und zur Stelle passt.',
    description_de: 'Ein Bild, das zu Ihnen und zur Stelle passt. Drei bearbeitete Bilder, fertig am selben Tag.',
    description_ru: 'Снимок, который подходит вам и вакансии. Три обработанных фото в тот же день.',
    duration_min: 30,
    price_cents: 7900,
  },
  {
    name: 'Familienshooting',
    name_de: 'Familienshooting',
    name_ru: 'Семейная фотосессия',
    description: 'Zeit für alle: Spielen, Lachen, Fotografieren.',
    description_de: 'Zeit für alle: Spielen, Lachen, Fotografieren. Bis zu sechs Personen, zwanzig bearbeitete Bilder.',
    description_ru:
      'Время для всех: играть, смеяться, фотографироваться. До шести человек, двадцать обработанных снимков.',
    duration_min: 90,
    price_cents: 24_000,
  },
  {
    name: 'Sonderangebot',
    name_de: 'Sonderangebot',
    name_ru: 'Специальное предложение',
    description: 'Unser Angebot der Saison.',
    description_de: 'Unser Angebot der Saison. Reservierungsgebühr: {price} €',
    description_ru: 'Наше предложение сезона. Предоплата: {price} €',
    duration_min: 30,
    price_cents: 2000,
    is_system_service: true,
    active: false,
  },
];

const photographers = [
  {
    name: 'Anna Lindner',
    bio: 'Porträts und Bewerbungsfotos mit ruhiger Hand.',
    bio_ru: 'Портреты и фото для резюме, спокойно и без спешки.',
    experience_years: 9,
  },
  {
    name: 'Max Berger',
    bio: 'Familien und Kinder, am liebsten in Bewegung.',
    bio_ru: 'Семьи и дети, лучше всего в движении.',
    experience_years: 6,
  },
];
