import { enter, expectAccessible, pageErrorsOf } from '../support/admin.ts';
import { addPictures, photo, picturesOf, withoutPictures } from '../support/pictures.ts';
import { hydrated } from '../support/public-site.ts';
import { listed } from '../support/services.ts';
import { openSettled } from '../support/settled.ts';
import { expect, test } from '../support/studio.ts';

const cover = 'img[src^="/pictures/"]';
const portrait = async (studio: Parameters<typeof listed>[0]) =>
  (await listed(studio)).find(({ name }) => name === 'Porträtshooting')!.id;

// A picture is decoded and made in several sizes.
test.describe.configure({ timeout: 120_000 });

test.beforeEach(async ({ studio }) => void (await withoutPictures(studio)));

test('pictures are chosen several at once, ordered by keys and by dragging, described, replaced and deleted (PIC-01) @whole', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const id = await portrait(studio);
  await enter(page, studio, '/admin/services');
  await page.getByRole('button', { name: 'Bilder von Porträtshooting' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bilder · Porträtshooting' });
  const files = await Promise.all(
    [10, 130, 250].map(async (hue, at) => ({
      name: `nr-${at + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await photo(hue, 660, 440),
    })),
  );
  const wrong = { name: 'text.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('kein Bild') };
  await dialog.getByLabel('Bilder hinzufügen').setInputFiles([...files, wrong]);
  await expect(dialog.getByRole('alert')).toHaveText('Bitte wählen Sie ein Bild im Format JPEG, PNG, WebP oder AVIF.');
  await dialog.getByRole('button', { name: 'Meldung zu text.jpg schließen' }).click();
  const rows = dialog.getByRole('list', { name: 'Bilder' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(dialog.getByText('Beschreibung fehlt')).toHaveCount(3, { timeout: 60_000 });
  await expect(rows.first()).toContainText('nr-1.jpg');
  await expectAccessible(page);

  // By keys: the button keeps the focus, and the place is said.
  await dialog.getByRole('button', { name: 'nr-1.jpg nach hinten' }).press('Enter');
  await expect(rows.nth(1)).toContainText('nr-1.jpg');
  await expect(dialog.getByText('nr-1.jpg steht jetzt an Stelle 2 von 3')).toBeAttached();
  await expect(dialog.getByRole('button', { name: 'nr-1.jpg nach hinten' })).toBeFocused();
  // By dragging the last one to the first place.
  const [from, to] = [await rows.nth(2).boundingBox(), await rows.nth(0).boundingBox()];
  await page.mouse.move(from!.x + 60, from!.y + 40);
  await page.mouse.down();
  await page.mouse.move(to!.x + 60, to!.y + 60, { steps: 8 });
  await page.mouse.move(to!.x + 60, to!.y + 30, { steps: 4 });
  await page.mouse.up();
  await expect(rows.first()).toContainText('nr-3.jpg');
  await expect(rows.first()).toContainText('Titelbild');
  const names = async () =>
    (await picturesOf(studio, 'service', id)).map((one) => (one as unknown as { file_name: string }).file_name);
  await expect.poll(names).toEqual(['nr-3.jpg', 'nr-2.jpg', 'nr-1.jpg']);

  await dialog.getByRole('button', { name: 'nr-3.jpg beschreiben und ausrichten' }).click();
  const edit = page.getByRole('dialog', { name: 'Bild beschreiben und ausrichten' });
  await edit.getByLabel('Was ist zu sehen? (Deutsch)').fill('Paar am See');
  await edit.getByRole('button', { name: /^Bildmitte/ }).press('ArrowLeft');
  await expectAccessible(page);
  await edit.getByRole('button', { name: 'Speichern' }).click();
  await expect(edit).toBeHidden();
  await expect(rows.first()).toContainText('Paar am See');

  const better = { name: 'besser.jpg', mimeType: 'image/jpeg', buffer: await photo(60, 700, 440) };
  await dialog.getByLabel('nr-3.jpg ersetzen').setInputFiles(better);
  await expect
    .poll(async () => (await picturesOf(studio, 'service', id))[0], { timeout: 60_000 })
    .toMatchObject({
      file_name: 'besser.jpg',
      state: 'ready',
      focus_x: 45,
      alt: { de: 'Paar am See' },
      shown: { width: 700 },
    });
  await dialog.getByRole('button', { name: 'nr-2.jpg löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(rows).toHaveCount(2);
  expect(errors).toEqual([]);
});

test('covers are on the home page and in the first step, portraits in the second choice; nothing moves (PIC-03) @whole', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  await page.goto('/');
  await expect(page.locator(cover)).toHaveCount(0);
  const id = await portrait(studio);
  await addPictures(studio, { page, kind: 'service', id }, [await photo(20), await photo(200)]);
  const { body: people } = await studio.api('GET', '/api/photographers');
  await addPictures(studio, { page, kind: 'photographer', id: people[0].id }, [await photo(100, 800, 1000)]);

  await page.setViewportSize({ width: 375, height: 812 });
  await openSettled(page, '/');
  const onHome = page.locator(cover);
  await expect(onHome).toHaveCount(1);
  await expect(onHome).toHaveAttribute('width', '1600');
  await expect(onHome).toHaveAttribute('height', '1067');
  expect(await page.locator('[style]').count()).toBe(0);
  await expectAccessible(page);

  const bytes: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/pictures/')) bytes.push(Number(response.headers()['content-length']));
  });
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(globalThis, {
          shifts: (globalThis as never as { shifts: number }).shifts + (entry as never as { value: number }).value,
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openSettled(page, '/booking');
  await expect(page.locator(cover)).toHaveJSProperty('complete', true);
  expect(await page.locator(cover).evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-640\.avif$/);
  expect(await page.evaluate(() => (globalThis as never as { shifts: number }).shifts)).toBeLessThan(0.02);
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(120_000);
  await hydrated(page);
  await page.getByText('Porträtshooting').first().click();
  await expect(page.locator(`[role=radiogroup] ${cover}[alt=""]`).last()).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('the gallery is loaded when it is opened; keys, buttons and swiping show the next picture; the focus returns (PIC-03) @whole', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  await addPictures(
    studio,
    { page, kind: 'service', id: await portrait(studio) },
    await Promise.all([20, 140, 260].map((hue) => photo(hue, 700, 500))),
  );
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  await openSettled(page, '/booking');
  await hydrated(page);
  expect(loaded.filter((url) => url.includes('gallery'))).toEqual([]);
  const open = page.getByRole('button', { name: '3 Bilder ansehen: Porträtshooting' });
  await open.click();
  const gallery = page.getByRole('dialog', { name: 'Bilder: Porträtshooting' });
  await expect(gallery).toBeVisible();
  // Opening it chooses nothing.
  await expect(page.locator('input[name=service]:checked')).toHaveCount(0);
  await expect(gallery.getByText('Bild 1 von 3')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByText('Bild 2 von 3')).toBeVisible();
  await gallery.getByRole('button', { name: 'Nächstes Bild' }).click();
  await expect(gallery.getByText('Bild 3 von 3')).toBeVisible();
  await expect(gallery.getByRole('button', { name: 'Nächstes Bild' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Home');
  await expect(gallery.getByText('Bild 1 von 3')).toBeVisible();
  await expect.poll(() => gallery.locator('ul').evaluate((strip) => strip.scrollLeft)).toBe(0);
  // A swipe is a scroll that snaps.
  await gallery
    .locator('ul')
    .evaluate((strip) => strip.scrollTo({ left: strip.clientWidth * 1.6, behavior: 'instant' }));
  await expect(gallery.getByText('Bild 3 von 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await expect(open).toBeFocused();
  expect(errors).toEqual([]);
});
