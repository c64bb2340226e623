import { beforeEach } from 'vitest';
import { type StudioWithExtras, studioWithExtras } from './studio-with-extras.ts';

interface StudioWithSecondSession extends StudioWithExtras {
  /** The ID of a service of half an hour for 20 EUR that may be booked right after another one. */
  readonly second: () => string;
  /** Adds a service and returns its ID. */
  readonly addService: (service: object) => Promise<string>;
}

export const studioWithSecondSession = (): StudioWithSecondSession => {
  const withExtras = studioWithExtras();
  let second = '';
  const addService = async (service: object): Promise<string> => {
    const body = { description: 'Bilder', duration_min: 30, price_eur: 20, ...service };
    const answer = await withExtras.studio().adminCall('POST', '/api/admin/services', body);
    if (answer.status !== 201) throw new Error(`Not added: ${JSON.stringify(answer.body)}`);
    return answer.body.id;
  };
  beforeEach(async () => {
    second = await addService({
      name: 'Passfoto',
      name_ru: 'Фото на паспорт',
      minutes_before: 20,
      minutes_after: 40,
      as_second_session: true,
    });
  });
  return { ...withExtras, second: () => second, addService };
};
