import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bookingOf } from '../support/bookings.ts';
import { bookingDialog, chooseAll } from '../support/contact-booking.ts';
import { asBooked, boardOf, columnOf, contactOf, moveTo, openPanel } from '../support/contacts.ts';
import first from '../support/first-answers.json' with { type: 'json' };
import { anna, portrait } from '../support/first-studio.ts';
import { openScreen } from '../support/open-screen.tsx';
import { refuse } from '../support/stub-server.ts';

const board = '/admin/kontakten';
const changing = 'PATCH /api/admin/contacts/{id}';
const creating = 'POST /api/admin/bookings';
const question = page.getByRole('alertdialog');
const confirm = page.getByRole('button', { name: 'Bestätigen' });

test.for([
  ['Abbrechen', () => page.getByRole('button', { name: 'Abbrechen' }).click()],
  ['the cross', () => bookingDialog.getByRole('button', { name: 'Schließen' }).click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press beside it', () => bookingDialog.click({ position: { x: -20, y: 200 }, force: true })],
] as const)(
  'a booking dialog closed by %s leaves everything unchanged (CONT-076, CONT-078, AMB-069, SRV-57)',
  async ([, close]) => {
    const lead = contactOf({ phase: 'nicht_erreicht' });
    const { answers, stored } = boardOf(lead);
    const stage = await openScreen(board, { answers });
    await moveTo(lead, 'Termin geplant');
    await expect.poll(() => stored(lead)?.phase).toBe('termin_geplant');
    await bookingDialog.getByLabelText('Service').selectOptions(portrait.id);
    await close();
    await expect.element(bookingDialog).not.toBeInTheDocument();
    await expect.poll(() => stored(lead)?.phase).toBe('nicht_erreicht');
    expect(stage.asked(changing).map(({ body }) => body)).toEqual([
      { phase: 'termin_geplant' },
      { phase: 'nicht_erreicht' },
    ]);
    await expect.element(columnOf('nicht_erreicht').bySelector(`[data-contact="${lead.id}"]`)).toBeVisible();
    // The second time it starts empty.
    await moveTo(lead, 'Termin geplant');
    await expect.element(bookingDialog.getByLabelText('Service')).toHaveValue('');
  },
);

test('failed requests and a day without times are shown (CONT-121..123, CONT-055)', async () => {
  const lead = contactOf();
  const { answers } = boardOf(lead);
  const [services, photographers] = ['GET /api/admin/services', 'GET /api/admin/photographers'] as const;
  const availability = 'GET /api/availability';
  const held = Promise.withResolvers<object>();
  const stage = await openScreen(board, {
    answers: { ...answers, [services]: refuse(500), [photographers]: refuse(500), [availability]: held.promise },
  });
  await moveTo(lead, 'Termin geplant');
  await expect.element(bookingDialog.getByText('Failed to fetch services')).toBeVisible();
  await expect.element(bookingDialog.getByText('Failed to fetch photographers')).toBeVisible();
  stage.answer({ [services]: first[services], [photographers]: first[photographers] });
  await bookingDialog.getByRole('button', { name: 'Erneut versuchen' }).first().click();
  // By role: the messages of the failures are labels, too, until the next attempt is shown.
  await bookingDialog.getByRole('combobox', { name: 'Service' }).selectOptions(portrait.id);
  await bookingDialog.getByRole('button', { name: 'Erneut versuchen' }).click();
  await bookingDialog.getByRole('combobox', { name: 'Fotograf' }).selectOptions(anna.id);
  await bookingDialog.bySelector('[data-date]').first().click();
  await expect.element(bookingDialog.getByText('Lade verfügbare Zeiten...')).toBeVisible();
  held.resolve(refuse(500));
  await expect.element(bookingDialog.getByText('Failed to fetch availability')).toBeVisible();
  stage.answer({ [availability]: { slots: [] } });
  await bookingDialog.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(bookingDialog.getByText('Keine verfügbaren Zeiten für diesen Tag')).toBeVisible();
  await expect.element(bookingDialog.getByText('Bitte wählen Sie einen anderen Tag')).toBeVisible();
});

test('a booking that was deleted, and one that cannot be loaded, are reported (CONT-118, CONT-119)', async () => {
  const reading = 'GET /api/admin/contacts/{id}/booking';
  const { answers } = boardOf(contactOf(asBooked));
  const stage = await openScreen(board, { answers: { ...answers, [reading]: refuse(404, { detail: 'Not found' }) } });
  await page.getByRole('button', { name: 'Gebucht (1)' }).click();
  await page.getByRole('button', { name: 'Buchung ansehen' }).click();
  await expect.element(page.getByText('Buchungsinformationen nicht gefunden')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  stage.answer({ [reading]: refuse(500) });
  await page.getByRole('button', { name: 'Buchung ansehen' }).click();
  await expect.element(page.getByText('Fehler beim Laden der Buchungsinformationen')).toBeVisible();
});

test('missing fields are reported (CONT-058, CONT-060..062)', async () => {
  const lead = contactOf();
  await openScreen(board, boardOf(lead));
  await moveTo(lead, 'Termin geplant');
  const expectAlert = async (text: string): Promise<void> => {
    (bookingDialog.bySelector('form').element() as HTMLFormElement).requestSubmit();
    await expect.element(question).toHaveTextContent(text);
    await page.getByRole('button', { name: 'OK' }).click();
  };
  await expect.element(bookingDialog.getByRole('button', { name: 'Bestätigen' })).toBeDisabled();
  await expectAlert('Bitte wählen Sie einen Service aus');
  await bookingDialog.getByLabelText('Service').selectOptions(portrait.id);
  await expectAlert('Bitte wählen Sie einen Fotografen aus');
  await bookingDialog.getByLabelText('Fotograf').selectOptions(anna.id);
  await expectAlert('Bitte wählen Sie Datum und Uhrzeit aus');
});

test('a failed booking shows the reason, and the dialog stays open (CONT-063, CONT-128..132)', async () => {
  const lead = contactOf();
  const stage = await openScreen(board, boardOf(lead));
  await moveTo(lead, 'Termin geplant');
  await chooseAll();
  for (const [status, body, text] of [
    [500, '', 'Failed to create booking'],
    [409, { detail: 'X' }, 'X'],
    [
      422,
      {
        detail: [
          { loc: ['body', 'a'], msg: 'm1' },
          { loc: ['b'], msg: 'm2' },
        ],
      },
      'body.a: m1, b: m2',
    ],
    [400, { detail: { a: 1 } }, '{"a":1}'],
  ] as const) {
    stage.answer({ [creating]: refuse(status, body) });
    await confirm.click();
    await expect.element(question.bySelector('p')).toHaveTextContent(`Fehler beim Erstellen der Buchung: ${text}`);
    await page.getByRole('button', { name: 'OK' }).click();
    await expect.element(bookingDialog).toBeVisible();
  }
});

test('a failure to move or mark the contact is only logged to the console (CONT-134, CONT-135)', async () => {
  const lead = contactOf();
  const { answers } = boardOf(lead);
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  const booking = bookingOf('2027-05-18T09:00');
  await openScreen(board, {
    answers: { ...answers, [changing]: refuse(500), [creating]: { ...booking, booking_id: booking.id } },
  });
  await moveTo(lead, 'Termin geplant');
  await chooseAll();
  await confirm.click();
  await expect.element(bookingDialog).not.toBeInTheDocument();
  await expect.element(question).not.toBeInTheDocument();
  const lines = () => logged.mock.calls.map((call) => call.join(' ')).join('\n');
  await expect.poll(lines).toContain('Failed to mark a contact as converted');
  expect(lines()).toContain('Failed to move a contact to termin_geplant');
});

test('a contact already in termin_geplant is booked from the panel and not moved (AMB-069)', async () => {
  const lead = contactOf({ phase: 'termin_geplant' });
  const stage = await openScreen(board, boardOf(lead));
  const panel = await openPanel(lead);
  await panel.getByRole('button', { name: 'Buchung erstellen' }).click();
  await expect.element(bookingDialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(bookingDialog).not.toBeInTheDocument();
  expect(stage.asked(changing)).toEqual([]);
});
