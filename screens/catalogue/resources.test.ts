import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { form, keepServices, newResource, question, row, save } from '../support/catalogue.ts';
import { refuseStale, versionRead } from '../support/kept-record.ts';
import { address, expectAccessible } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { refuse } from '../support/stub-server.ts';
import { textsOf } from '../support/texts-of.ts';

const path = '/api/admin/resources';
const failing = refuse(500, { detail: 'kaputt' });
const field = (label: string) => form.getByLabelText(new RegExp(`^${label.replaceAll(/[()]/g, '.')}`));
const empty = page.getByRole('heading', { name: 'Noch keine Räume oder Ausstattung' });

test('an empty list explains rooms and has one button; loading and failure are shown (PLAN-08)', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  await openScreen('/admin/resources', { answers: { [`GET ${path}`]: promise } });
  await expect.element(page.getByText('Wird geladen …')).toBeInTheDocument();
  resolve([]);
  await expect.element(empty).toBeVisible();
  await expect.element(page.getByText('nie für zwei Termine gleichzeitig')).toBeVisible();
  expect(textsOf(page.getByRole('main').getByRole('button'))).toEqual(['Hinzufügen']);
  await expectAccessible();
});

test('rooms that fail to load can be requested again (PLAN-08)', async () => {
  const server = await openScreen('/admin/resources', { answers: { [`GET ${path}`]: failing } });
  const failure = 'Räume und Ausstattung konnten nicht geladen werden';
  await expect.element(page.getByRole('alert')).toHaveTextContent(failure);
  server.answer({ [`GET ${path}`]: [] });
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(empty).toBeVisible();
});

test('a set of three units is added with names in both languages, and errors are shown at the fields (PLAN-08)', async () => {
  const added = newResource('Hintergrund');
  const server = await openScreen('/admin/resources', {
    answers: {
      [`POST ${path}`]: ({ body }) => {
        const made = { ...added, ...body };
        server.answer({ [`GET ${path}`]: [made] });
        return made;
      },
    },
  });
  const made = () => server.asked(`POST ${path}`).map(({ body }) => body);
  await page.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect.element(form).toHaveAccessibleName('Raum oder Ausstattung hinzufügen');
  await expect.element(field('Name (Deutsch)')).toHaveFocus();
  await expectAccessible();
  await field('Anzahl').fill('21');
  await save();
  await expect.element(field('Name (Deutsch)')).toHaveFocus();
  await expect.element(form.getByText('Bitte ausfüllen')).toBeVisible();
  await expect.element(form.getByText('Höchstens 20')).toBeVisible();
  expect(made()).toEqual([]);

  await field('Name (Deutsch)').fill('Hintergrund');
  await field('Name (Russisch)').fill('Фон');
  await field('Art').selectOptions('Set');
  await field('Anzahl').fill('3');
  await field('Dem Kunden zeigen').click();
  await save();
  await expect.element(form).not.toBeInTheDocument();
  for (const text of ['Set · 3 gleiche', 'Für Kunden sichtbar', 'Noch keinen Service'])
    await expect.element(row('Hintergrund')).toHaveTextContent(text);
  expect(made()).toEqual([
    { kind: 'set', name_de: 'Hintergrund', name_ru: 'Фон', units: 3, active: true, shown_to_customers: true },
  ]);
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/^Залы и оборудование$/);
  await expect.element(row('Фон')).toHaveTextContent('Декорация · 3 одинаковых');
});

test('the switch takes effect at once and is reverted if the request fails (PLAN-08)', async () => {
  const room = newResource('Studio 1');
  const changing = `PATCH ${path}/{id}`;
  const server = await openScreen('/admin/resources', {
    answers: {
      [`GET ${path}`]: [room],
      [changing]: ({ body }) => {
        const changed = { ...room, ...body, version: 2 };
        server.answer({ [`GET ${path}`]: [changed] });
        return changed;
      },
    },
  });
  const active = page.getByRole('switch', { name: 'Studio 1: für neue Termine' });
  await active.click();
  await expect.element(active).toHaveAttribute('aria-checked', 'false');
  await expect.poll(() => server.asked(changing).map(({ body }) => body)).toMatchObject([{ active: false }]);
  server.answer({ [changing]: failing });
  await active.click();
  await expect.poll(() => server.asked(changing).length).toBe(2);
  await expect.element(active).toHaveAttribute('aria-checked', 'false');
});

test('if two users edit one room, the second sees the changes of the first (PLAN-01, PLAN-08)', async () => {
  const room = newResource('Studio 1');
  const changing = `PATCH ${path}/{id}`;
  let present = room;
  const server = await openScreen('/admin/resources', {
    answers: {
      [`GET ${path}`]: () => [present],
      [changing]: (asked) => {
        if (versionRead(asked) !== present.version) return refuseStale('resource', present);
        present = { ...present, ...asked.body, version: present.version + 1 };
        return present;
      },
    },
  });
  await page.getByRole('button', { name: 'Studio 1 bearbeiten' }).click();
  await field('Name (Russisch)').fill('Студия');
  present = { ...room, kind: 'set', name_de: 'Großes Studio', units: 2, version: 2 };
  await save();
  await expect.element(form.getByText('Das wurde inzwischen von jemand anderem geändert.')).toBeVisible();
  await expect.element(form.getByText('Art: jetzt Set, vorher Raum')).toBeVisible();
  await expect.element(form.getByText('Name (Deutsch): jetzt Großes Studio, vorher Studio 1')).toBeVisible();
  await form.getByRole('button', { name: 'Meine Änderungen behalten' }).click();
  await save();
  await expect.element(form).not.toBeInTheDocument();
  expect(server.asked(changing)[1]?.params['id']).toBe(room.id);
  expect(present).toMatchObject({ name_de: 'Großes Studio', kind: 'set', units: 2, name_ru: 'Студия' });
});

test('services that need a room are named in the language of the page (PLAN-08)', async () => {
  const kept = keepServices();
  kept.change('Porträtshooting', { name_ru: 'Портретная съёмка' });
  const { id } = kept.named('Porträtshooting');
  const room = newResource('Studio 1', { needed_by: ['Porträtshooting'], needed_by_ids: [id] });
  await openScreen('/admin/resources', { answers: { ...kept.answers, [`GET ${path}`]: [room] } });
  await expect.element(row('Studio 1')).toHaveTextContent('Porträtshooting');
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect.element(row('Studio 1')).toHaveTextContent('Портретная съёмка');
  await expect.element(row('Studio 1')).not.toHaveTextContent('Porträtshooting');
});

test('a studio without rooms has one line that links to the rooms (PLAN-09)', async () => {
  const server = await openScreen('/admin/services', { answers: keepServices().answers });
  const open = () => row('Familienshooting').getByRole('button', { name: 'Bearbeiten' }).click();
  await open();
  await expect.element(form.getByText('Dieser Service braucht nur Fotograf/in.')).toBeVisible();
  await expect.element(form.getByRole('group', { name: 'Was dieser Service braucht' })).not.toBeInTheDocument();
  await expectAccessible();
  await form.getByLabelText('Dauer (Minuten)').fill('95');
  await save();
  await expect.element(form).not.toBeInTheDocument();
  expect(server.asked('PUT /api/admin/services/{id}')[0]?.body).not.toHaveProperty('needs');
  await open();
  await form.getByRole('link', { name: 'Räume & Ausstattung anlegen' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/^Räume & Ausstattung$/);
  expect(address()).toBe('/admin/resources');
});

test('if two users edit one service, the second sees that the needs have changed (PLAN-09)', async () => {
  const room = newResource('Studio 1');
  const kept = keepServices();
  await openScreen('/admin/services', { answers: { ...kept.answers, [`GET ${path}`]: [room] } });
  await row('Familienshooting').getByRole('button', { name: 'Bearbeiten' }).click();
  await form.getByLabelText('Dauer (Minuten)').fill('85');
  kept.change('Familienshooting', { needs: [{ resource_ids: [room.id] }] });
  await save();
  const changed = 'Was dieser Service braucht: jetzt Studio 1, vorher leer';
  await expect.element(form.getByText(changed)).toBeVisible();
  await form.getByRole('button', { name: 'Meine Änderungen behalten' }).click();
  await save();
  await expect.element(form).not.toBeInTheDocument();
  expect(kept.named('Familienshooting')).toMatchObject({ duration_min: 85, needs: [{ resource_ids: [room.id] }] });
  await expect.element(question).not.toBeInTheDocument();
});
