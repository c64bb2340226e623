import { enter, expectAccessible, pageErrorsOf } from '../support/admin.ts';
import { makeCampaign, withoutCampaigns } from '../support/campaigns.ts';
import { isoIn } from '../support/dates.ts';
import { addPictures, photo, picturesOf, withoutPictures } from '../support/pictures.ts';
import { open } from '../support/public-site.ts';
import { listed } from '../support/services.ts';
import { expect, type Studio, test } from '../support/studio.ts';

const shown = 'main img[src^="/pictures/"]';
const contentOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1];
const aboutOf = (html: string): Record<string, unknown>[] => {
  const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
};
const htmlOf = async (studio: Studio, path: string): Promise<string> =>
  (await studio.visit('GET', path)).body as string;
/** The address that a preview of the page loads, if it is a picture that exists. */
const previewOf = async (studio: Studio, path: string): Promise<string | undefined> => {
  const url = contentOf(await htmlOf(studio, path), 'og:image');
  if (url) expect((await fetch(url)).headers.get('content-type')).toBe('image/webp');
  return url;
};
/** The path of the page of something, without the name. */
const pageOf = (kind: string, id: string): string => `/${kind}/${id.slice(0, 8)}`;

// A picture is decoded and made in several sizes.
test.describe.configure({ timeout: 120_000 });

test.beforeEach(async ({ studio }) => void (await withoutPictures(studio)));

test('the picture of the home page is chosen in the design, takes the place of the drawing, and goes when it is deleted (PIC-01, PIC-03) @whole', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  await open(page, '/');
  await expect(page.locator('.hero-art')).toBeVisible();
  expect(await previewOf(studio, '/')).toBeUndefined();
  await enter(page, studio, '/admin/page-design');
  await page.getByRole('button', { name: 'Bild', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Bilder · Startseite' });
  const file = { name: 'studio.jpg', mimeType: 'image/jpeg', buffer: await photo(30, 1200, 900) };
  await dialog.getByLabel('Bild wählen').setInputFiles(file);
  await expect(dialog.getByText('Beschreibung fehlt')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);

  await open(page, '/');
  await expect(page.locator('.hero-art')).toHaveCount(0);
  await expect(page.locator(`.hero-picture img`)).toHaveAttribute('loading', 'eager');
  await expect(page.locator(`.hero-picture img`)).toHaveJSProperty('complete', true);
  await expectAccessible(page);
  const [picture] = await picturesOf(studio, 'home', 'home');
  expect(await previewOf(studio, '/')).toBe(`${studio.url}/pictures/${picture?.shown?.name}-960.webp`);

  await withoutPictures(studio);
  await open(page, '/');
  await expect(page.locator('.hero-art')).toBeVisible();
  expect(errors).toEqual([]);
});

test('the picture of a campaign is added in its dialog and is on its page, before and while it is sold (PIC-01, PIC-03) @whole', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  await withoutCampaigns(studio);
  const { id } = await makeCampaign(studio, { opens_at: isoIn(86_400_000) });
  await enter(page, studio, '/admin/campaigns');
  await page
    .getByRole('button', { name: /Weihnachts-Minis/ })
    .first()
    .click();
  const campaign = page.getByRole('dialog', { name: 'Weihnachts-Minis', exact: true });
  await campaign.getByRole('button', { name: 'Bild', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Bilder · Weihnachts-Minis' });
  const file = { name: 'winter.jpg', mimeType: 'image/jpeg', buffer: await photo(200, 1200, 800) };
  await dialog.getByLabel('Bild wählen').setInputFiles(file);
  await expect(dialog.getByText('Beschreibung fehlt')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);

  await open(page, '/aktion/minis');
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.locator(shown)).toHaveCount(1);
  await studio.sql(`UPDATE campaign SET opens_at = now() - interval '1 hour' WHERE id = '${id}'`);
  await open(page, '/aktion/minis');
  await expect(page.getByRole('radio')).toHaveCount(5);
  await expect(page.locator(shown)).toHaveJSProperty('complete', true);
  await expectAccessible(page);
  const url = await previewOf(studio, '/aktion/minis');
  expect(url).toContain(`${studio.url}/pictures/`);
  const about = aboutOf(await htmlOf(studio, '/aktion/minis'));
  expect(about.find((one) => one['@type'] === 'Event')).toMatchObject({ image: url });
  await withoutCampaigns(studio);
  expect(await studio.sql('SELECT id FROM picture')).toEqual([]);
  expect(errors).toEqual([]);
});

test('the page of a service shows its cover with the gallery, and who offers it with their portraits (PIC-03, FIND-01) @whole', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  // Examples have no preview.
  await studio.api('POST', '/api/admin/services/examples/keep', {});
  const { id, name } = (await listed(studio)).find((one) => one.name === 'Porträtshooting')!;
  const path = pageOf('services', id);
  await open(page, path);
  await expect(page.locator(shown)).toHaveCount(0);
  await expect(page.locator('section[aria-labelledby=photographers] span[aria-hidden]')).toHaveCount(0);
  await addPictures(studio, { page, kind: 'service', id }, [await photo(20), await photo(200, 900, 600)]);
  const [person] = (await studio.visit('GET', `/api/photographers?service_id=${id}`)).body;
  await addPictures(studio, { page, kind: 'photographer', id: person.id }, [await photo(100, 600, 750)]);
  const [cover] = await picturesOf(studio, 'service', id);
  await studio.api('PATCH', `/api/admin/pictures/${cover?.id}`, { alt: { de: 'Paar am See' } });

  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, path);
  const first = page.getByRole('img', { name: 'Paar am See' });
  await expect(first).toBeInViewport();
  await expect(first).toHaveAttribute('fetchpriority', 'high');
  const team = page.getByRole('region', { name: 'Wer Sie fotografiert' });
  await expect(team.getByRole('link', { name: person.name, exact: true }).locator('img')).toHaveCount(1);
  // Whoever has no portrait has a letter.
  await expect(team.locator('span[aria-hidden]')).toHaveCount((await team.getByRole('link').count()) - 1);
  expect(await page.locator('[style]').count()).toBe(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: `2 Bilder ansehen: ${name}` }).click();
  await expect(page.getByRole('dialog', { name: `Bilder: ${name}` }).getByText('Bild 1 von 2')).toBeVisible();
  await page.keyboard.press('Escape');

  const url = await previewOf(studio, new URL(page.url()).pathname);
  expect(url).toBe(`${studio.url}/pictures/${cover?.shown?.name}-960.webp`);
  const html = await htmlOf(studio, new URL(page.url()).pathname);
  expect(contentOf(html, 'og:image:alt')).toBe('Paar am See');
  expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
  expect(aboutOf(html).find((one) => one['@type'] === 'Service')).toMatchObject({ image: url });
  // What is not written in a language is not said in another one.
  const russian = await htmlOf(studio, `/ru${pageOf('services', id)}`);
  expect(contentOf(russian, 'og:image:alt')).toBeUndefined();
  expect(errors).toEqual([]);
});

test('the page of a photographer shows the portrait, also without a text (PIC-03, FIND-01)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const { body } = await studio.api('POST', '/api/admin/photographers', { name: 'Ohne Text' });
  await addPictures(studio, { page, kind: 'photographer', id: body.id }, [await photo(100, 600, 750)]);
  await open(page, pageOf('photographers', body.id));
  await expect(page.locator(shown)).toHaveCount(1);
  await expect(page.locator(shown)).toHaveJSProperty('complete', true);
  await expectAccessible(page);
  const path = new URL(page.url()).pathname;
  const url = await previewOf(studio, path);
  expect(url).toMatch(/-600\.webp$/);
  expect(aboutOf(await htmlOf(studio, path)).find((one) => one['@type'] === 'Person')).toMatchObject({ image: url });
  await studio.api('DELETE', `/api/admin/photographers/${body.id}`);
  expect(await studio.sql('SELECT id FROM picture')).toEqual([]);
  expect(errors).toEqual([]);
});
