import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ListedEntry } from '#features/audit/contract.ts';
import { owner } from '../support/first-studio.ts';
import { countOf, expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { type Asked, refuse } from '../support/stub-server.ts';

const reading = 'GET /api/admin/audit';
const entries = page.getByRole('list', { name: 'Protokoll' }).getByRole('listitem');

let last = 100;
const entryOf = (action: string, details: object = {}): ListedEntry => ({
  id: --last,
  at: '2027-05-11T10:15:00+02:00',
  actor: owner.id,
  actor_name: owner.full_name,
  action,
  booking_id: null,
  confirmation_code: null,
  details: { ...details },
});

test('the audit log says who did what, and is filtered by area and person (TEAM-03)', async () => {
  const deleted = entryOf('service.deleted', { name: 'Protokollierter Service' });
  const changed = entryOf('settings.changed', { settings: 'company' });
  const server = await openScreen('/admin/audit', {
    answers: {
      [reading]: ({ query }: Asked) => ({
        entries: [deleted, changed].filter(
          ({ action }) =>
            query.get('actor') !== 'customer' && (query.get('area') !== 'settings' || action === 'settings.changed'),
        ),
        next: null,
      }),
    },
  });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Protokoll' })).toBeVisible();
  await expect.element(entries.first()).toHaveTextContent('Service gelöscht');
  await expect.element(entries.first()).toHaveTextContent(owner.full_name);
  await expectAccessible();
  await page.getByLabelText('Bereich').selectOptions('Einstellungen');
  await expect.element(entries.first()).toHaveTextContent('Einstellungen geändert');
  expect(countOf(entries)).toBe(1);
  await page.getByLabelText('Wer').selectOptions('Kunde');
  await expect.element(page.getByText('Keine passenden Einträge')).toBeVisible();
  const query = server.asked(reading).at(-1)?.query;
  expect([query?.get('area'), query?.get('actor')]).toEqual(['settings', 'customer']);
  await page.getByRole('button', { name: 'Alle anzeigen' }).click();
  await expect.element(entries.first()).toHaveTextContent('Service gelöscht');
  await page.viewport(375, 812);
  await expectNoSidewaysScroll();
});

test('the audit log reports a failure to load, loads older entries, and is in Russian too (TEAM-03)', async () => {
  const all = Array.from({ length: 60 }, () => entryOf('mail.tested'));
  const server = await openScreen('/admin/audit', { answers: { [reading]: refuse(500, '') } });
  await expect.element(page.getByText('Das Protokoll konnte nicht geladen werden')).toBeVisible();
  server.answer({
    [reading]: ({ query }: Asked) =>
      query.has('before')
        ? { entries: all.slice(50), next: null }
        : { entries: all.slice(0, 50), next: all[49]?.id ?? 0 },
  });
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.poll(() => countOf(entries)).toBe(50);
  await page.getByRole('button', { name: 'Ältere Einträge' }).click();
  await expect.poll(() => countOf(entries)).toBe(60);
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Журнал' })).toBeVisible();
  await expect.element(page.getByText('Отправлено тестовое сообщение').first()).toBeVisible();
  await page.viewport(375, 812);
  await expectNoSidewaysScroll();
  await expectAccessible();
});
