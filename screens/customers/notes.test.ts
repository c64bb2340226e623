import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CustomerNote } from '#features/customers/contract.ts';
import { bookingOf, bookingsOf } from '../support/bookings.ts';
import { owner } from '../support/first-studio.ts';
import { openScreen } from '../support/open-screen.tsx';
import { type Answers, type Asked, refuse } from '../support/stub-server.ts';
import { textsOf } from '../support/texts-of.ts';

const reading = 'GET /api/admin/customers/{email}/notes';
const adding = 'POST /api/admin/customers/{email}/notes';
const changing = 'PUT /api/admin/customers/notes/{id}';
const removing = 'DELETE /api/admin/customers/notes/{id}';

let count = 0;
const noteOf = (fields: Pick<CustomerNote, 'note'> & Partial<CustomerNote>): CustomerNote => ({
  id: `00000000-0000-4000-8000-00000000070${++count}`,
  note_type: 'general',
  created_at: '2027-05-11T10:20:00.000+02:00',
  updated_at: '2027-05-11T10:20:00.000+02:00',
  created_by: owner.full_name,
  customer_name: null,
  version: '1',
  ...fields,
});

/** Notes about a customer, the newest first, which remember what is changed. */
const notesOf = (...texts: readonly string[]): Answers => {
  let notes = texts.map((note) => noteOf({ note }));
  return {
    [reading]: ({ query }: Asked) => notes.slice(0, Number(query.get('limit'))),
    [adding]: ({ body }: Asked) => {
      const note = noteOf({ note: body.note, note_type: body.note_type });
      notes = [note, ...notes];
      return note;
    },
    [changing]: ({ params, body }: Asked) => {
      notes = notes.map((one) => (one.id === params['id'] ? { ...one, ...body, version: '2' } : one));
      return notes.find(({ id }) => id === params['id'])!;
    },
    [removing]: ({ params }: Asked) => {
      notes = notes.filter(({ id }) => id !== params['id']);
      return { success: true };
    },
  };
};

test('notes about a customer are shown, added, changed and deleted (BOOK-026, BOOK-027, BOOK-029, BOOK-080, CUST-005, CUST-012, CUST-016..022, ERR-018)', async () => {
  const booking = bookingOf('2027-05-13T10:00');
  const { answers } = bookingsOf(booking);
  const stage = await openScreen(`/admin/bookings?booking=${booking.id}`, {
    answers: { ...answers, ...notesOf('Vierte', 'Dritte', 'Zweite', 'Erste') },
  });
  const notes = page.getByRole('region', { name: 'Notizen zum Kunden' });
  await expect.element(notes.getByRole('listitem')).toHaveLength(2);
  expect(stage.asked(reading)[0]?.query.toString()).toBe('limit=3');
  await expect.element(notes.getByRole('listitem').first()).toHaveTextContent('Vierte');

  const add = () => notes.getByRole('button', { name: 'Notiz hinzufügen' }).click();
  await add();
  const form = page.getByRole('dialog', { name: 'Notiz hinzufügen' });
  const text = form.getByLabelText('Notiz', { exact: true });
  const save = form.getByRole('button', { name: 'Speichern' });
  await expect.element(text).toHaveFocus();
  const kinds = ['Allgemein', 'Vorliebe', 'Rückmeldung', 'Problem', 'Erinnerung'];
  expect(textsOf(form.getByLabelText('Art').getByRole('option'))).toEqual(kinds);
  await text.fill('   ');
  await expect.element(save).toBeDisabled();
  await text.fill(' Mag Tageslicht ');
  await form.getByLabelText('Art').selectOptions('preference');
  await save.click();
  // In front of the dialog, where it can be clicked and is announced.
  await expect.element(page.getByRole('dialog').getByText('Notiz hinzugefügt', { exact: true })).toBeVisible();
  expect(stage.asked(adding)[0]?.body).toMatchObject({ note: 'Mag Tageslicht', note_type: 'preference' });
  const newest = notes.getByRole('listitem').first();
  await expect.element(newest).toHaveTextContent('Mag Tageslicht');
  await expect.element(newest).toHaveTextContent('Vorliebe · Sabine Vogel');

  await newest.getByRole('button', { name: 'Notiz bearbeiten' }).click();
  const edit = page.getByRole('dialog', { name: 'Notiz bearbeiten' });
  await edit.getByLabelText('Notiz', { exact: true }).fill('Mag Kunstlicht');
  await edit.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByText('Notiz aktualisiert')).toBeVisible();
  await expect.element(newest).toHaveTextContent('Mag Kunstlicht');

  const remove = newest.getByRole('button', { name: 'Notiz löschen' });
  const question = page.getByRole('alertdialog');
  await remove.click();
  await question.getByRole('button', { name: 'Behalten' }).click();
  await expect.element(newest).toHaveTextContent('Mag Kunstlicht');
  await remove.click();
  await question.getByRole('button', { name: 'Notiz löschen' }).click();
  await expect.element(page.getByText('Notiz gelöscht')).toBeVisible();
  await expect.element(newest).toHaveTextContent('Vierte');

  const failing = refuse(500, 'kaputt');
  stage.answer({ [adding]: failing, [changing]: failing, [removing]: failing });
  await remove.click();
  await question.getByRole('button', { name: 'Notiz löschen' }).click();
  await expect.element(page.getByText('Fehler beim Löschen der Notiz: API Error: 500 kaputt')).toBeVisible();
  await newest.getByRole('button', { name: 'Notiz bearbeiten' }).click();
  await edit.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByText('Fehler beim Aktualisieren der Notiz: API Error: 500 kaputt')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await add();
  await text.fill('x');
  await save.click();
  await expect.element(page.getByText('Fehler beim Hinzufügen der Notiz: API Error: 500 kaputt')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});
