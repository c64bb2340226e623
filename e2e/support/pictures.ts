import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, type Studio } from './studio.ts';

/** A JPEG that looks like soft light, so that its files are about as large as those of photographs. */
export const photo = (hue = 20, width = 1800, height = 1200): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="l" cx=".3" cy=".3"><stop stop-color="hsl(${hue},70%,85%)"/><stop offset="1" stop-color="hsl(${hue + 40},45%,30%)"/></radialGradient><filter id="n"><feTurbulence baseFrequency=".02" numOctaves="3"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .6 0"/></filter></defs><rect width="100%" height="100%" fill="url(#l)"/><rect width="100%" height="100%" filter="url(#n)" opacity=".5"/><circle cx="30%" cy="40%" r="18%" fill="hsl(${hue},60%,75%)"/></svg>`,
    ),
  )
    .jpeg()
    .toBuffer();

interface Shown {
  readonly id: string;
  readonly state: string;
  readonly shown: { readonly name: string } | null;
}
export const picturesOf = async (studio: Studio, kind: string, id: string): Promise<Shown[]> =>
  (await studio.api('GET', `/api/admin/pictures/of/${kind}/${id}`)).body;

/** Uploads pictures and waits until all of them are shown. */
export const addPictures = async (
  studio: Studio,
  { page, kind, id }: { page: Page; kind: string; id: string },
  files: readonly Buffer[],
): Promise<void> => {
  const { body } = await studio.visit('POST', '/api/admin/auth/login-json', studio.admin);
  for (const [at, buffer] of files.entries()) {
    const response = await page.request.post(`${studio.url}/api/admin/pictures/of/${kind}/${id}`, {
      headers: { authorization: `Bearer ${body.access_token}` },
      multipart: { file: { name: `bild-${at + 1}.jpg`, mimeType: 'image/jpeg', buffer } },
    });
    expect(response.status()).toBe(201);
  }
  await expect
    .poll(async () => (await picturesOf(studio, kind, id)).every(({ state }) => state === 'ready'), { timeout: 60_000 })
    .toBe(true);
};

export const withoutPictures = (studio: Studio): Promise<unknown> => studio.sql('DELETE FROM picture');
