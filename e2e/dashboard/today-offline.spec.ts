import type { Page } from '@playwright/test';
import { isWhole } from '../../src/shared/kernel/testing/test-size.ts';
import { enter } from '../support/admin.ts';
import { expect, type Studio, test } from '../support/studio.ts';
import { bookToday } from './today.ts';

test.use({ serviceWorkers: 'allow' });

/** Everything that the page has kept on this device, as text. */
const keptBytes = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'fotobooking-sealed')) return '';
    const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('IndexedDB failed')));
      });
    const opening = indexedDB.open('fotobooking-sealed');
    // It was deleted meanwhile: it must not be created again.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    const database = await settled(opening).catch(() => undefined);
    if (!database) return '';
    const all = await settled(database.transaction('records').objectStore('records').getAll());
    database.close();
    const texts = all.map((one: { data: ArrayBuffer }) => new TextDecoder('latin1').decode(one.data));
    return texts.join('\n');
  });

const arrivals = (studio: Studio, id: string) =>
  studio.sql("SELECT count(*)::int AS n FROM audit_entry WHERE booking_id = $1 AND action = 'booking.arrived'", [id]);

test('in airplane mode the day stays readable and is marked, sent once later; a conflict shows both, a sign-out wipes (TODAY-01, TODAY-02)', async ({
  page,
  context,
  studio,
}) => {
  test.setTimeout(120_000);
  const [erika, max] = [await bookToday(studio, 'Erika Sommer'), await bookToday(studio, 'Max Winter', 1)];
  await enter(page, studio, '/admin/today');
  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  await expect(card('Erika Sommer')).toBeVisible();
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await expect.poll(() => keptBytes(page)).not.toBe('');
  expect(await keptBytes(page)).not.toMatch(/Erika|Sommer|171/);

  await context.setOffline(true);
  // A phone may have forgotten everything but what the worker keeps.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await page.goto('/admin/today');
  await expect(page.getByText(/Stand \d\d:\d\d/)).toBeVisible();
  await card('Erika Sommer').getByRole('button', { name: 'Ist da' }).click();
  await expect(card('Erika Sommer').getByText('Noch nicht gesendet')).toBeVisible();
  await card('Max Winter').getByRole('button', { name: 'Ist da' }).click();
  // It is on the card once it is stored; a reload before that would lose it.
  await expect(card('Max Winter').getByText('Noch nicht gesendet')).toBeVisible();
  await page.reload();
  await expect(card('Erika Sommer').getByText(/Da seit/)).toBeVisible();
  const { body } = await studio.api('GET', '/api/admin/today');
  const sessions = body.photographers.flatMap((one: { sessions: { id: string; version: number }[] }) => one.sessions);
  const { version } = sessions.find((one: { id: string }) => one.id === max.id);
  const marked = await studio.api('POST', `/api/admin/today/${max.id}/marks`, { action: 'missed', version });
  expect(marked.status).toBe(200);

  await context.setOffline(false);
  // Chromium fires "online" before its worker can reach the server, so that this attempt fails; the next one is 15 s later.
  await expect
    .poll(() =>
      page.evaluate(() =>
        fetch('/api/ready').then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    )
    .toBe(true);
  if (!isWhole) await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(card('Erika Sommer').getByText('Noch nicht gesendet')).toHaveCount(0, { timeout: 20_000 });
  expect(await arrivals(studio, erika.id)).toEqual([{ n: 1 }]);
  const conflict = page.getByRole('alert').filter({ hasText: 'Max Winter' });
  await expect(conflict).toContainText('Ist da');
  await expect(conflict).toContainText('Nicht gekommen');
  await conflict.getByRole('button', { name: 'Meinen Vermerk behalten' }).click();
  await expect(card('Max Winter').getByText(/Da seit/)).toBeVisible();
  await expect.poll(() => arrivals(studio, max.id)).toEqual([{ n: 1 }]);

  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await expect.poll(() => keptBytes(page)).toBe('');
});
