import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { form, keepServices, question, row, save } from '../support/catalogue.ts';
import { countOf, expectAccessible } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { refuse } from '../support/stub-server.ts';
import { textsOf } from '../support/texts-of.ts';

const path = '/api/admin/services';
const failing = refuse(500, { detail: 'kaputt' });
const rows = page.bySelector('tbody tr');
const names = rows.bySelector('th > span:first-child');

test('the services are listed in a table, with the system service marked (SERV-001, SERV-007, SERV-018, SERV-037, AMB-014, AMB-055)', async () => {
  await openScreen('/admin/services');
  const heads = ['Reihenfolge', 'Name', 'Beschreibung', 'Dauer', 'Preis', 'Status', 'Aktionen'];
  await expect.poll(() => textsOf(page.getByRole('columnheader'))).toEqual(heads);
  expect(textsOf(names)).toEqual(['Porträtshooting', 'Bewerbungsfotos', 'Familienshooting', 'Sonderangebot']);
  const portrait = row('Porträtshooting');
  for (const text of ['60 Min.', '150,00 €', 'Aktiv']) await expect.element(portrait).toHaveTextContent(text);

  const system = row('Sonderangebot');
  await expect.element(system.getByText('Systemservice')).toBeVisible();
  await expect.element(system).toHaveTextContent('Kann nicht gelöscht, nur aktiviert oder deaktiviert werden.');
  await expect.element(system).toHaveTextContent('Reservierungsgebühr: 20,00 €');
  await expect.element(system.getByRole('button', { name: /löschen/ })).not.toBeInTheDocument();
  await expect.element(system.getByRole('button', { name: 'Sondereinstellungen für Sonderangebot' })).toBeVisible();
  await expect.element(portrait.getByRole('button', { name: /Sondereinstellungen/ })).not.toBeInTheDocument();
  const colour = (which: typeof system) => getComputedStyle(which.element()).backgroundColor;
  expect(colour(system)).not.toBe(colour(portrait));

  await expectAccessible();
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  await expectAccessible();
});

test('the list shows when it is empty, or loading (SERV-010, SERV-011)', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  await openScreen('/admin/services', { answers: { [`GET ${path}`]: promise } });
  await expect.element(page.getByText('Wird geladen …')).toBeInTheDocument();
  resolve([]);
  await expect.element(page.getByRole('heading', { name: 'Noch keine Services' })).toBeVisible();
  await expectAccessible();
});

test('a list that fails to load says so, and can be requested again (SERV-012, AMB-035)', async () => {
  const server = await openScreen('/admin/services', { answers: { [`GET ${path}`]: failing } });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Services konnten nicht geladen werden');
  await expectAccessible();
  server.answer(keepServices().answers);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.poll(() => countOf(rows)).toBe(4);
});

test('the switch sends a request at once; failures are only logged (SERV-040, SERV-044)', async () => {
  const kept = keepServices();
  const { version, ...special } = kept.named('Sonderangebot');
  const server = await openScreen('/admin/services', {
    answers: { ...kept.answers, [`GET ${path}/{id}/special-settings`]: { ...special, version } },
  });
  const toggling = `PUT ${path}/{id}/toggle-active`;
  const one = page.getByRole('switch', { name: 'Familienshooting: buchbar' });
  await one.click();
  await expect.element(one).toHaveAttribute('aria-checked', 'false');
  const family = kept.named('Familienshooting').id;
  await expect.poll(() => server.asked(toggling).map(({ params }) => params['id'])).toEqual([family]);
  await expect.element(row('Familienshooting')).toHaveTextContent('Inaktiv');

  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const logs = () => logged.mock.calls.filter(([what]) => String(what).includes('could not be')).length;
  server.answer({
    [toggling]: failing,
    [`PUT ${path}/{id}`]: failing,
    [`PUT ${path}/{id}/special-settings`]: failing,
  });
  await one.click();
  await expect.poll(logs).toBe(1);
  await expect.element(one).toHaveAttribute('aria-checked', 'false');
  await page.getByRole('button', { name: 'Familienshooting bearbeiten' }).click();
  await save();
  await expect.poll(logs).toBe(2);
  const failure = form.getByRole('status').filter({ hasText: 'kaputt' });
  await expect.element(failure).toHaveTextContent(/^Nicht gespeichert: kaputt$/);
  await userEvent.keyboard('{Escape}');
  await expect.element(form).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Sondereinstellungen für Sonderangebot' }).click();
  await save();
  await expect.poll(logs).toBe(3);
  await expect.element(question).not.toBeInTheDocument();
});

test('deleting requires a confirmation with the name and future bookings (SERV-042, SERV-043, SERV-045, AMB-100, ERR-014)', async () => {
  const kept = keepServices(
    { name: 'Kinder', name_de: null },
    { name: 'Haustiere', name_de: null, upcoming_bookings: 1 },
  );
  const { id } = kept.named('Haustiere');
  const server = await openScreen('/admin/services', { answers: kept.answers });
  const deleting = `DELETE ${path}/{id}`;
  const remove = page.getByRole('button', { name: 'Haustiere löschen' });
  const confirm = () => question.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('button', { name: 'Kinder löschen' }).click();
  await expect.element(question).toHaveTextContent('Möchten Sie den Service „Kinder“ wirklich löschen?');
  await expect.element(question).toHaveTextContent('Bevorstehende Buchungen dieses Services: 0.');
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await remove.click();
  await expect.element(question).toHaveTextContent('Möchten Sie den Service „Haustiere“ wirklich löschen?');
  await expect.element(question).toHaveTextContent('Bevorstehende Buchungen dieses Services: 1.');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(remove).toHaveFocus();
  expect(server.asked(deleting)).toEqual([]);

  server.answer({ [deleting]: failing });
  await remove.click();
  await confirm();
  await expect.element(question).toHaveTextContent('Der Service konnte nicht gelöscht werden.');
  await question.getByRole('button', { name: 'OK' }).click();
  server.answer(kept.answers);
  await remove.click();
  await confirm();
  await expect.element(row('Haustiere')).not.toBeInTheDocument();
  expect(server.asked(deleting).map(({ params }) => params['id'])).toEqual([id, id]);
});

test('a promotion that is not active now is marked (SRV-42)', async () => {
  const kept = keepServices();
  kept.change('Sonderangebot', {
    active: true,
    promotion_start_date: '2020-01-01T00:00:00+01:00',
    promotion_end_date: '2020-02-01T23:59:59+01:00',
  });
  await openScreen('/admin/services', { answers: kept.answers });
  await expect.element(row('Sonderangebot')).toHaveTextContent('Zurzeit nicht buchbar');
});

test('buttons move a service as well and keep the focus; a failure is reverted with a message (SERV-002, SERV-006)', async () => {
  const kept = keepServices();
  const reordering = `PUT ${path}/reorder`;
  const order = ['Bewerbungsfotos', 'Porträtshooting', 'Familienshooting', 'Sonderangebot'];
  const server = await openScreen('/admin/services', {
    answers: {
      ...kept.answers,
      [reordering]: () => {
        const moved = order.map(kept.named);
        server.answer({ [`GET ${path}`]: moved });
        return moved;
      },
    },
  });
  const down = page.getByRole('button', { name: 'Porträtshooting nach unten' });
  await expect.element(down).toBeVisible();
  (down.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => textsOf(names)).toEqual(order);
  await expect.element(down).toHaveFocus();
  await expect.element(page.getByText('Porträtshooting steht jetzt an Stelle 2 von 4')).toBeInTheDocument();
  await expect
    .poll(() => server.asked(reordering).map(({ body }) => body))
    .toEqual([{ service_ids: order.map((name) => kept.named(name).id) }]);

  server.answer({ [reordering]: failing });
  await down.click();
  await expect.element(question).toHaveTextContent('Die neue Reihenfolge konnte nicht gespeichert werden.');
  await question.getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => textsOf(names)).toEqual(order);
});

test('examples that cannot be deleted stay, with the reason shown (SRV-99)', async () => {
  const deleting = 'DELETE /api/admin/services/examples';
  const server = await openScreen('/admin/services', { answers: { [deleting]: refuse(503, { detail: 'Regel 7' }) } });
  const note = page.getByRole('region', { name: 'Beispiel' });
  await note.getByRole('button', { name: 'Beispiele löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  const refusal = page.getByRole('alertdialog', { name: 'Das hat nicht geklappt' });
  await expect.element(refusal).toHaveTextContent('Regel 7');
  await refusal.getByRole('button').click();
  await expect.element(note).toBeVisible();
  expect(server.asked(deleting)).toHaveLength(1);
});
