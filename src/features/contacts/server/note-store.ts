import { randomUUID } from 'node:crypto';
import { at, type Database } from '#shared/server/database/database.ts';
import { instant, text, textOf, uuid } from '#shared/server/database/table/column.ts';
import { type RowOf, table, typedSql } from '#shared/server/database/table/table.ts';
import type { ContactNote } from '../contract.ts';

export const contactNoteTable = table('contact_note', {
  id: uuid,
  note: text,
  note_type: textOf<ContactNote['note_type']>(),
  created_by: text,
  created_at: instant,
});

type NoteRow = RowOf<typeof contactNoteTable>;

const columns = contactNoteTable.list();

/** Returns the notes of a contact, the newest first. */
export const selectNotes = async (db: Database, contactId: string): Promise<NoteRow[]> => {
  const { rows } = await typedSql`
    SELECT ${columns} FROM contact_note WHERE contact_id = ${contactId} ORDER BY created_at DESC, id`.execute(db);
  return rows;
};

/** Inserts a note; returns undefined when the contact does not exist, also when it is deleted concurrently. */
export const insertNote = async (
  db: Database,
  contactId: string,
  note: Omit<NoteRow, 'id'>,
): Promise<NoteRow | undefined> => {
  const { rows } = await typedSql`
    INSERT INTO contact_note (id, contact_id, note, note_type, created_by, created_at)
    SELECT ${randomUUID()}, contact.id, ${note.note}, ${note.note_type}, ${note.created_by}, ${at(note.created_at)}
    FROM (SELECT id FROM contact WHERE id = ${contactId} FOR KEY SHARE) AS contact
    RETURNING ${columns}`.execute(db);
  return rows[0];
};
