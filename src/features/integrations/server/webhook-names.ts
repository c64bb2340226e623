import type { Database } from '#shared/server/database/database.ts';
import { selectEndpoints } from './endpoints/endpoint-store.ts';

/** What webhooks are called, with their host: the rest of an address may contain a secret. */
export const webhookNames = async (db: Database): Promise<{ name: string; is_on: boolean }[]> =>
  (await selectEndpoints(db)).map(({ url, description, disabled_at }) => ({
    name: [description, URL.canParse(url) ? new URL(url).host : ''].filter(Boolean).join(', '),
    is_on: disabled_at === null,
  }));
