import { sql } from 'kysely';
import sharp from 'sharp';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { processNextPicture } from '../process-pictures.ts';

/** A picture with a different colour in every pixel. A low one has all widths of the pages in a fifth of the time. */
export const drawn = (width = 1200, height = 150) => {
  const pixels = Buffer.alloc(width * height * 3);
  let at = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      pixels[at++] = 32 + (x * 190) / width;
      pixels[at++] = 64 + (y * 110) / height;
      pixels[at++] = 96 + ((x + y) * 30) / width;
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
};

/** A picture as the back office sends it. */
export const pictureForm = async (bytes: Uint8Array | string, name: string) => {
  const data = new FormData();
  data.set('file', new File([bytes as BlobPart], name));
  const encoded = new Response(data);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
};

/** A studio that pictures are uploaded to. */
export const pictureStudio = () => {
  const studio = testStudio();
  const send = async (
    method: 'POST' | 'PUT',
    path: string,
    bytes: Uint8Array | string,
    name = 'bild.jpg',
    more = {},
  ) => {
    const { payload, headers } = await pictureForm(bytes, name);
    return studio().adminCall(method, path, payload, { ...headers, ...more });
  };
  const of = (kind: string, id: string) => `/api/admin/pictures/of/${kind}/${id}`;
  const upload = (kind: string, id: string, bytes: Uint8Array | string, name?: string) =>
    send('POST', of(kind, id), bytes, name);
  const processAll = async () => {
    while ((await processNextPicture(studio().context)) > 0);
  };
  const added = async (kind: string, id: string, bytes?: Buffer) => {
    const { body, status } = await upload(kind, id, bytes ?? (await drawn(700, 120).jpeg().toBuffer()));
    if (status !== 201) throw new Error(JSON.stringify(body));
    await processAll();
    return body.id as string;
  };
  const listed = async (kind: string, id: string) => (await studio().adminCall('GET', of(kind, id))).body;
  const fetched = (url: string) => studio().server.inject({ method: 'GET', url });
  const counted = async () => {
    const { rows } = await sql<{ pictures: number; originals: number; files: number }>`
      SELECT (SELECT count(*) FROM picture) AS pictures, (SELECT count(*) FROM picture_original) AS originals,
             (SELECT count(*) FROM picture_file) AS files`.execute(studio().database.db);
    return rows[0];
  };
  return { studio, send, of, upload, processAll, added, listed, fetched, counted };
};
