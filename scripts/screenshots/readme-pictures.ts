import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { onToDate } from './actions.ts';

type OpenPage = (size: 'phone' | 'desktop' | 'wide', path: string) => Promise<Page>;

const folder = join('docs', 'screenshots');

/** Takes the screenshots of the README: `npm run screenshots -- readme`. */
export const takeReadmePictures = async (open: OpenPage): Promise<void> => {
  await booking(open);
  await calendar(open);
  await reports(open);
};

/** The home page on a desktop, and on a phone the wizard's step for selecting a time. */
const booking = async (open: OpenPage): Promise<void> => {
  const [phone, desktop] = [await open('phone', '/booking'), await open('desktop', '/')];
  await onToDate(phone);
  await phone.getByRole('button', { name: 'Nächster Monat' }).click();
  await phone.locator('button[data-free]').nth(6).click();
  await phone.locator('input[name=slot]').nth(1).check({ force: true });
  await phone.mouse.move(0, 0);
  await phone.evaluate(() => scrollTo(0, 0));
  await desktop.setViewportSize({ width: 1440, height: 936 });
  await untilAllHavePictures(desktop);
  const [small, large] = [await framed(await phone.screenshot(), 323), await framed(await desktop.screenshot(), 1200)];
  const width = 32 + 323 + 32 + 1200 + 32;
  await sharp({ create: { width, height: 848, channels: 3, background: '#e8e5f0' } })
    .composite([
      { input: small, left: 32, top: 76 },
      { input: large, left: 32 + 323 + 32, top: 34 },
    ])
    .png({ palette: true, quality: 90 })
    .toFile(join(folder, 'booking.png'));
};

/** Pictures of a new demo, of the home page and six services, are processed in the background. */
const untilAllHavePictures = async (page: Page): Promise<void> => {
  const deadline = Date.now() + 180_000;
  while ((await page.locator('main picture').count()) < 7) {
    if (Date.now() > deadline) throw new Error('The pictures of the demo have not been processed');
    await page.waitForTimeout(1000);
    await page.reload({ waitUntil: 'networkidle' });
  }
};

const calendar = async (open: OpenPage): Promise<void> => {
  const page = await open('wide', '/admin/calendar?view=week');
  await page.getByRole('button', { name: 'Nächste Woche' }).click();
  await page.mouse.move(0, 0);
  await page.locator('[data-event]').first().waitFor();
  await keep(await page.screenshot(), 'admin-calendar.png');
};

const reports = async (open: OpenPage): Promise<void> => {
  const page = await open('wide', '/admin/reports');
  const first = page.getByRole('region', { name: 'Finanzkennzahlen' });
  const last = page.getByRole('region', { name: 'Umsatz und Buchungen im Verlauf' });
  const [top, bottom] = [await placeOf(first), await placeOf(last)];
  const margin = 20;
  const clip = {
    x: top.x - margin,
    y: top.y - margin,
    width: top.width + 2 * margin,
    height: bottom.y + bottom.height - top.y + 2 * margin,
  };
  await keep(await page.screenshot({ fullPage: true, clip }), 'reports.png');
};

const placeOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('The section of the reports is not visible');
  return box;
};

const keep = async (picture: Buffer, name: string): Promise<void> => {
  await sharp(picture).png({ palette: true, quality: 90 }).toFile(join(folder, name));
};

/** An image in the given width, with round corners. */
const framed = async (picture: Buffer, width: number): Promise<Buffer> => {
  const { data, info } = await sharp(picture).resize({ width }).png().toBuffer({ resolveWithObject: true });
  const corners = Buffer.from(
    `<svg width="${info.width}" height="${info.height}"><rect width="100%" height="100%" rx="12"/></svg>`,
  );
  return sharp(data)
    .composite([{ input: corners, blend: 'dest-in' }])
    .png()
    .toBuffer();
};
