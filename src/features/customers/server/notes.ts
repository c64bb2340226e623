import { randomUUID } from 'node:crypto';
import { notFound } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { refuseStale } from '#shared/server/read-version.ts';
import type { CustomerNote } from '../contract.ts';
import { noteVersion, noteView } from './profile-view.ts';
import {
  type Customer,
  deleteNote,
  insertNote,
  lockNote,
  type NoteChanges,
  type NoteRow,
  updateNote,
} from './store.ts';

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

/** Changes the given fields. Throws 409 with the current note if it is not the one that was read. */
export const changeNote = (
  { db, now }: Context,
  id: string,
  { version, ...changes }: NoteChanges & { readonly version?: string | null | undefined },
): Promise<CustomerNote> =>
  inTransaction(db, async (trx) => {
    const stored = await lockNote(trx, id);
    if (!stored) throw notFound('Note');
    await refuseStale(version, noteVersion(stored), 'The note was', () => ({ note: noteView(stored) }));
    const row = await updateNote(trx, id, changes, now());
    if (!row) throw new Error('A locked note was not updated');
    return noteView(row);
  });

export const removeNote = async ({ db }: Context, id: string): Promise<void> => {
  if (!(await deleteNote(db, id))) throw notFound('Note');
};
