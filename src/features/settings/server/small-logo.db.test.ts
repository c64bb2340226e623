import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { removeLogo, uploadLogo } from './company.ts';
import { smallLogo } from './small-logo.ts';
import { markFirstContent, writeSetting } from './store.ts';

const studio = testStudio();
const db = () => studio().database.db;
const by = { actor: 'system', language: 'de' } as const;
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#9333ea' } });
const upload = async (width: number, height: number) =>
  uploadLogo(studio().context, await picture(width, height).png().toBuffer(), by);
const size = async () => {
  const logo = await smallLogo(db());
  const { width, height } = await sharp(logo?.bytes).metadata();
  return { width, height };
};
beforeEach(() => removeLogo(studio().context, 'system'));

it('a studio without a logo has none for its mails', async () => {
  expect(await smallLogo(db())).toBeUndefined();
});

it.each([
  [1000, 100, { width: 480, height: 48 }],
  [100, 880, { width: 10, height: 88 }],
  [40, 30, { width: 40, height: 30 }],
])('a logo of %i × %i pixels is scaled down to fit into mails, and never up', async (width, height, expected) => {
  const { logo_url } = await upload(width, height);
  expect(await size()).toEqual(expected);
  expect(await smallLogo(db())).toMatchObject({
    name: logo_url?.replace('/uploads/', ''),
    content_type: 'image/png',
  });
});

it('the logo for mails is cached until there is a new logo', async () => {
  await upload(1000, 100);
  const first = await smallLogo(db());
  expect(await smallLogo(db())).toBe(first);
  await upload(500, 500);
  expect(await size()).toEqual({ width: 88, height: 88 });
  await removeLogo(studio().context, 'system');
  expect(await smallLogo(db())).toBeUndefined();
});

it('a logo whose file is missing is left out of mails', async () => {
  await writeSetting(db(), 'company', { logo_url: '/uploads/missing.png' });
  expect(await smallLogo(db())).toBeUndefined();
});

it('accepts a GIF in the format GIF87a (COMP-007)', async () => {
  const gif = await picture(20, 10).gif().toBuffer();
  const { logo_url } = await uploadLogo(studio().context, Buffer.concat([Buffer.from('GIF87a'), gif.subarray(6)]), by);
  expect(logo_url).toMatch(/\.png$/);
  expect(await size()).toEqual({ width: 20, height: 10 });
});

it('the audit entries name the logo, and a legal text with its language', async () => {
  const last = async () => {
    const { rows } = await sql<{ details: object }>`
      SELECT details FROM audit_entry WHERE action = 'settings.changed' ORDER BY id DESC LIMIT 1`.execute(db());
    return rows[0]?.details;
  };
  await upload(30, 30);
  expect(await last()).toEqual({ settings: 'company', changed: ['logo_url'] });
  await studio().adminCall('PUT', '/api/admin/legal/privacy', { ru: 'Своё' });
  expect(await last()).toEqual({ settings: 'legal', changed: ['privacy.ru'] });
});

it('exactly one of several processes that start concurrently inserts the first content, and none later', async () => {
  await sql`DELETE FROM setting WHERE name = 'first_content'`.execute(db());
  const first = await Promise.all(Array.from({ length: 10 }, () => markFirstContent(db())));
  expect(first.filter(Boolean)).toHaveLength(1);
  expect(await markFirstContent(db())).toBe(false);
});
