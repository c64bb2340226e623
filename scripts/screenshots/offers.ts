import type { Studio } from '../../e2e/support/studio-process.ts';

/** The page of a new offer of three times; `end` is called with its id. */
export const offerPage =
  (end?: (studio: Studio, id: string) => Promise<unknown>) =>
  async (studio: Studio): Promise<string> => {
    const [service] = (await studio.visit('GET', '/api/services')).body;
    const from = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const { body } = await studio.visit('GET', `/api/photographers?service_id=${service.id}`);
    const times: { photographer_id: string; start: string }[] = [];
    for (let day = 0; times.length < 3 && day < 20; day++) {
      const date = new Date(Date.parse(from) + day * 86_400_000).toISOString().slice(0, 10);
      const photographer_id = body[day % body.length].id;
      const query = new URLSearchParams({ service_id: service.id, photographer_id, date });
      const { slots } = (await studio.visit('GET', `/api/availability?${query.toString()}`)).body;
      if (slots?.[0]) times.push({ photographer_id, start: slots[0].start });
    }
    const customer = { name: 'Mia Kern', email: 'mia.kern@kunde.example', phone: '+49 170 7654321' };
    const made = await studio.api('POST', '/api/admin/offers', { service_id: service.id, times, customer });
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    await end?.(studio, made.body.id);
    return new URL(made.body.url).pathname;
  };

export const withdraw = (studio: Studio, id: string) => studio.api('POST', `/api/admin/offers/${id}/withdraw`);
