import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asBooked, boardOf, cardOf, contactOf, nameOf, openPanel } from '../support/contacts.ts';
import { expectAccessible } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { refuse } from '../support/stub-server.ts';
import { textsOf } from '../support/texts-of.ts';

const board = '/admin/kontakten';
const changing = 'PATCH /api/admin/contacts/{id}';
const removing = 'DELETE /api/admin/contacts/{id}';
const noting = '/api/admin/contacts/{id}/notes';
const question = page.getByRole('alertdialog');

test('the panel shows everything, 24rem wide (CONT-018..026, CONT-031)', async () => {
  const lead = contactOf({
    phone: '0170 / 123 45 67',
    tags: ['Hund', 'draußen'],
    notes: 'Mag Nebel',
    created_at: '2030-01-05T23:30:00.000+01:00',
    raw_data: { welches_shooting: 'Familie' },
  });
  await openScreen(board, boardOf(lead));
  const panel = await openPanel(lead);
  expect(panel.element().getBoundingClientRect().width).toBe(384);
  for (const text of ['Neu', '05.01.2030, 23:30', 'Tags (2)', 'Mag Nebel'])
    await expect.element(panel).toHaveTextContent(text);
  const whatsApp = panel.getByRole('link', { name: 'WhatsApp' });
  await expect.element(whatsApp).toHaveAttribute('href', 'https://wa.me/491701234567');
  await expect.element(whatsApp).toHaveAttribute('target', '_blank');
  await expect.element(panel.getByRole('link', { name: 'Anrufen' })).toHaveAttribute('href', 'tel:01701234567');
  const mail = panel.getByRole('link', { name: 'E-Mail', exact: true });
  await expect.element(mail).toHaveAttribute('href', `mailto:${lead.email}`);
  await expect.element(panel.getByRole('link', { name: lead.email })).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Bearbeiten' })).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Löschen' })).toBeVisible();
  await panel.getByText('Daten der Zeile').click();
  await expectAccessible();

  // No mail program has taken the focus: after half a second webmail opens instead.
  const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null);
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  mail.element().addEventListener('click', (event) => event.preventDefault());
  await mail.click();
  await expect.poll(() => opened.mock.calls[0]?.[0]).toContain(encodeURIComponent(lead.email));
});

test('deleting requires a confirmation (CONT-086, CONT-087, CONT-126, ERR-010)', async () => {
  const lead = contactOf();
  const { answers, stored } = boardOf(lead);
  const stage = await openScreen(board, { answers });
  const panel = await openPanel(lead);
  const press = () => panel.getByRole('button', { name: 'Löschen' }).click();
  await press();
  await expect.element(question).toBeVisible();
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  expect(stage.asked(removing)).toEqual([]);

  stage.answer({ [removing]: refuse(500) });
  await press();
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect.element(question).toHaveTextContent('Failed to delete contact');
  await expect.element(question.getByRole('button', { name: 'OK' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  stage.answer({ [removing]: answers[removing]! });
  await press();
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(cardOf(lead)).not.toBeInTheDocument();
  expect(stored(lead)).toBeUndefined();
});

test('editing sends only the changed fields (CONT-032..037, CONT-088)', async () => {
  const lead = contactOf({ company: 'Alt', phone: '030 1' });
  const stage = await openScreen(board, boardOf(lead));
  const panel = await openPanel(lead);
  await panel.getByRole('button', { name: 'Bearbeiten' }).click();
  await expect.element(page.getByLabelText('E-Mail')).toHaveAttribute('type', 'email');
  expect(textsOf(page.getByLabelText('Priorität').getByRole('option'))).toEqual(['Niedrig', 'Mittel', 'Hoch']);
  for (const field of ['Name', 'E-Mail', 'Quelle']) await page.getByLabelText(field, { exact: true }).fill(' ');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
  await expect.element(page.getByText('Bitte geben Sie')).toHaveLength(3);
  await page.getByLabelText('Name').fill('Neu Benannt');
  await page.getByLabelText('E-Mail').fill(lead.email);
  await page.getByLabelText('Quelle').fill('Empfehlung');
  await page.getByLabelText('Firma').fill('');
  await page.getByLabelText('Priorität').selectOptions('high');
  await page.getByLabelText('Notizen').fill('Beschreibung');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByRole('heading', { name: 'Neu Benannt' })).toBeVisible();
  expect(stage.asked(changing).map(({ body }) => body)).toEqual([
    { name: 'Neu Benannt', company: null, priority: 'high', notes: 'Beschreibung' },
  ]);
});

test('the dropdown sends only the phase (CONT-072, CONT-088, CONT-137)', async () => {
  const lead = contactOf({ phone: '0170 1', tags: ['a'] });
  const { answers, stored } = boardOf(lead);
  const stage = await openScreen(board, { answers });
  const panel = await openPanel(lead);
  const phases = ['abgesagt', 'nicht_erreicht', 'new', 'in_klaerung'];
  for (const phase of phases) {
    await panel.getByLabelText('Status').selectOptions(phase);
    await expect.poll(() => stored(lead)?.phase).toBe(phase);
  }
  expect(stage.asked(changing).map(({ body }) => body)).toEqual(phases.map((phase) => ({ phase })));
});

test('Escape and the close button close the panel, and the focus returns to the card', async () => {
  const lead = contactOf();
  await openScreen(board, boardOf(lead));
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => page.getByRole('button', { name: 'Schließen' }).click(),
  ]) {
    const panel = await openPanel(lead);
    await close();
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(nameOf(lead)).toHaveFocus();
  }
});

test('several times at which a contact can be reached can be selected (CONT-027, AMB-067)', async () => {
  const lead = contactOf({ preferred_dates: ['ab 19 Uhr'] });
  const { answers, stored } = boardOf(lead);
  await openScreen(board, { answers });
  const panel = await openPanel(lead);
  await expect.element(panel.getByRole('checkbox')).toHaveLength(7);
  await panel.getByLabelText('Jederzeit').click();
  await panel.getByLabelText('Samstag 10–16 Uhr').click();
  await panel.getByLabelText('ab 19 Uhr').click();
  await expect.poll(() => stored(lead)?.preferred_dates).toEqual(['Jederzeit', 'Samstag 10–16 Uhr']);
});

test('contacts who booked another service than requested are distinguished (CONT-104, CONT-105)', async () => {
  const same = contactOf(asBooked);
  const other = contactOf({
    ...asBooked,
    conversion_type: 'different_service',
    original_service_requested: 'Hochzeit',
  });
  await openScreen(board, boardOf(same, other));
  await page.getByRole('button', { name: 'Gebucht (2)' }).click();
  await expect.element(await openPanel(same)).toHaveTextContent('Erfolgreich konvertiert');
  const panel = await openPanel(other);
  await expect.element(panel).toHaveTextContent('Ursprünglich angefragt: Hochzeit');
  await expect.element(panel).toHaveTextContent('Upsell');
});

test('notes are shown, added and deleted (CONT-028..030, CONT-069, CONT-084, CONT-085)', async () => {
  const lead = contactOf();
  const { answers } = boardOf(lead);
  const held = Promise.withResolvers<object>();
  const stage = await openScreen(board, { answers: { ...answers, [`GET ${noting}`]: held.promise } });
  const panel = await openPanel(lead);
  await expect.element(panel.getByText('Laden...')).toBeVisible();
  stage.answer(answers);
  held.resolve([]);
  await expect.element(panel.getByText('Keine Notizen vorhanden')).toBeVisible();
  const input = panel.getByLabelText('Neue Notiz');
  await input.fill('  erste Zeile');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}zweite Zeile  {Enter}');
  await expect.element(input).toHaveValue('');
  expect(stage.asked(`POST ${noting}`)[0]?.body).toEqual({
    note: 'erste Zeile\nzweite Zeile',
    note_type: 'general',
  });
  await expect.element(panel.getByText('erste Zeile')).toBeVisible();
  await expect.element(panel.getByText('Sabine Vogel, ')).toBeVisible();
  await input.fill('dritte');
  await panel.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect.element(panel.getByRole('listitem').filter({ hasText: 'dritte' })).toBeVisible();
});

test('failures to load or save notes are shown (CONT-124, CONT-127)', async () => {
  const lead = contactOf();
  const { answers } = boardOf(lead);
  const failing = { [`GET ${noting}`]: refuse(500), [`POST ${noting}`]: refuse(500) };
  await openScreen(board, { answers: { ...answers, ...failing } });
  const panel = await openPanel(lead);
  await expect.element(panel.getByText('Failed to fetch notes')).toBeVisible();
  await panel.getByLabelText('Neue Notiz').fill('bleibt stehen');
  await userEvent.keyboard('{Enter}');
  await expect.element(question).toHaveTextContent('Failed to create note');
  await userEvent.keyboard('{Escape}');
  await expect.element(panel.getByLabelText('Neue Notiz')).toHaveValue('bleibt stehen');
});

test('what somebody else has changed in the contact meanwhile is shown, and one chooses (TEAM-04)', async () => {
  const lead = contactOf({ phone: '030 1' });
  const { answers, change, stored } = boardOf(lead);
  const stage = await openScreen(board, { answers });
  const panel = await openPanel(lead);
  await panel.getByRole('button', { name: 'Bearbeiten' }).click();
  await page.getByLabelText('Notizen').fill('Von mir');
  const present = change(lead, { phone: '030 2', notes: 'Von anderen' });
  stage.answer({
    [changing]: refuse(409, { detail: 'Changed meanwhile', code: 'version_conflict', contact: present }),
  });
  await page.getByRole('button', { name: 'Speichern' }).click();
  const conflict = page.getByRole('alert');
  await expect.element(conflict).toHaveTextContent('Telefon: jetzt 030 2, vorher 030 1');
  expect(stage.asked(changing)[0]?.headers.get('if-match')).toBe('"1"');
  stage.answer(answers);
  await conflict.getByRole('button', { name: 'Meine Änderungen behalten' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect.poll(() => stored(lead)).toMatchObject({ phone: '030 2', notes: 'Von mir' });
  expect(stage.asked(changing)[1]?.headers.get('if-match')).toBe('"2"');
});
