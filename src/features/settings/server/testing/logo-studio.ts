import { sql } from 'kysely';
import sharp from 'sharp';
import { testStudio } from '#app/server/testing/test-studio.ts';

export const path = '/api/admin/company/logo';

export const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 4, background: { r: 147, g: 51, b: 234, alpha: 0.5 } } });

export const form = async (
  bytes: Uint8Array | string,
  { field = 'file', type = 'image/png', name = 'logo.png' } = {},
) => {
  const data = new FormData();
  data.set(field, new File([bytes as BlobPart], name, { type }));
  const encoded = new Response(data);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
};

/** A studio that logos are uploaded to. */
export const logoStudio = () => {
  const studio = testStudio();
  const upload = async (...file: Parameters<typeof form>) => {
    const { payload, headers } = await form(...file);
    return studio().adminCall('POST', path, payload, headers);
  };
  const fetched = (url: string) => studio().server.inject({ method: 'GET', url });
  const storedFiles = async () => {
    const { rows } = await sql<{ name: string }>`SELECT name FROM upload`.execute(studio().database.db);
    return rows.map((row) => row.name);
  };
  return { studio, upload, fetched, storedFiles };
};
