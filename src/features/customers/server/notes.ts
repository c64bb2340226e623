import { randomUUID } from 'node:crypto';
import { notFound } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import type { CustomerNote } from '../contract.ts';
import { noteView } from './profile-view.ts';
import { type Customer, deleteNote, insertNote, type NoteChanges, type NoteRow, updateNote } from './store.ts';

type Written = Pick<NoteRow, 'note' | 'note_type'>;

/** Adds a note about a customer, who need not have a booking. `author`: name of the administrator. */
export const addNote = async (
  { db, now }: Context,
  customer: Customer,
  { note, note_type }: Written,
  author: string,
): Promise<CustomerNote> => {
  const row: NoteRow = {
    id: randomUUID(),
    note,
    note_type,
    created_by: author,
    customer_name: customer.customer_name ?? null,
    created_at: now(),
    updated_at: now(),
  };
  await insertNote(db, customer, row);
  return noteView(row);
};

export const changeNote = async ({ db, now }: Context, id: string, changes: NoteChanges): Promise<CustomerNote> => {
  const row = await updateNote(db, id, changes, now());
  if (!row) throw notFound('Note');
  return noteView(row);
};

export const removeNote = async ({ db }: Context, id: string): Promise<void> => {
  if (!(await deleteNote(db, id))) throw notFound('Note');
};
