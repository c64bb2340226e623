import { notFound } from '#shared/contract/problem.ts';
import { formatExactInstant } from '#shared/kernel/time/berlin-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { instantFrom } from '#shared/server/instant-from.ts';
import { type ContactStats, contactsContract } from '../contract.ts';
import { addContact } from './add-contact.ts';
import { changeContact } from './change-contact.ts';
import { contactView } from './contact-view.ts';
import { bookingOfContact } from './conversion.ts';
import { insertNote, selectNotes } from './note-store.ts';
import { countContacts, deleteContact, selectContact, selectContacts, selectContactsSince } from './store.ts';

export const contactsRoutes = (context: Context) => {
  const { db, now } = context;
  return mounted(contactsContract, {
    'GET /api/admin/contacts': async () => (await selectContacts(db)).map(contactView),
    'POST /api/admin/contacts': ({ body }) => addContact(context, body),
    'GET /api/admin/contacts/stats': () => stats(context),
    'GET /api/admin/contacts/check-new': async ({ query }) => {
      const since = instantFrom(query.since, ['query', 'since']);
      const contacts = (await selectContactsSince(db, since, 50)).map(contactView);
      return { has_new: contacts.length > 0, count: contacts.length, contacts };
    },
    'GET /api/admin/contacts/{id}': async ({ params }) => {
      const contact = await selectContact(db, params.id);
      if (!contact) throw notFound('Contact');
      return contactView(contact);
    },
    'PATCH /api/admin/contacts/{id}': ({ params, body }) => changeContact(context, params.id, body),
    'DELETE /api/admin/contacts/{id}': async ({ params }, { administrator }) => {
      await inTransaction(db, async (trx) => {
        if (!(await deleteContact(trx, params.id))) throw notFound('Contact');
        // Records the deletion without any personal data.
        await recordAudit(trx, { actor: administrator.id, action: 'contact.deleted', at: now() });
      });
      return { success: true };
    },
    'GET /api/admin/contacts/{id}/notes': async ({ params }) => {
      if (!(await selectContact(db, params.id))) throw notFound('Contact');
      const notes = await selectNotes(db, params.id);
      return notes.map((note) => ({ ...note, created_at: formatExactInstant(note.created_at) }));
    },
    'POST /api/admin/contacts/{id}/notes': async ({ params, body }, { administrator }) => {
      const note = await insertNote(db, params.id, { ...body, created_by: administrator.full_name, created_at: now() });
      if (!note) throw notFound('Contact');
      return { ...note, created_at: formatExactInstant(note.created_at) };
    },
    'GET /api/admin/contacts/{id}/booking': ({ params }) => bookingOfContact(context, params.id),
  });
};

/** The statistics of the board. */
const stats = async ({ db }: Context): Promise<ContactStats> => {
  const { total, converted, priorities, sources } = await countContacts(db);
  return {
    total_contacts: total,
    conversion_rate: total === 0 ? 0 : Math.round((converted / total) * 1000) / 10,
    priority_breakdown: { low: 0, medium: 0, high: 0, ...priorities },
    source_breakdown: sources,
  };
};
