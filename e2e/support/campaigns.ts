import { berlinDay } from './dates.ts';
import type { Studio } from './studio.ts';

interface Made {
  readonly id: string;
  readonly slug: string;
  readonly url: string;
  readonly early_url: string;
  readonly spots: readonly { readonly id: string; readonly start: string }[];
}

/** Creates a mini-session day through the API: five spots from 10:00 on, twelve days ahead. */
export const makeCampaign = async (studio: Studio, more: Readonly<Record<string, unknown>> = {}): Promise<Made> => {
  const [service] = (await studio.visit('GET', '/api/services')).body;
  const { body: photographers } = await studio.visit('GET', `/api/photographers?service_id=${service.id}`);
  const { status, body } = await studio.api('POST', '/api/admin/campaigns', {
    slug: 'minis',
    name_de: 'Weihnachts-Minis',
    name_ru: 'Рождественские мини-съёмки',
    text_de: 'Zwanzig Minuten vor unserer Winterkulisse.\nSie erhalten fünf Bilder.',
    text_ru: 'Двадцать минут в зимних декорациях.',
    service_id: service.id,
    photographer_id: photographers[0].id,
    date: berlinDay(12),
    from: '10:00',
    to: '12:00',
    session_minutes: 20,
    break_minutes: 5,
    price: 79,
    ...more,
  });
  if (status !== 201) throw new Error(`Not created: ${JSON.stringify(body)}`);
  return body as Made;
};

/** Removes all campaigns with the times they hold, and the bookings of their spots. */
export const withoutCampaigns = async (studio: Studio): Promise<void> => {
  await studio.sql('UPDATE campaign SET closed_at = now()');
  await studio.sql('DELETE FROM payment');
  await studio.sql('DELETE FROM booking');
  await studio.sql('DELETE FROM occupied_time');
  await studio.sql('DELETE FROM campaign');
};
