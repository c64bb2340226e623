import { conflict } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { instantFrom } from '#shared/server/instant-from.ts';
import type { Contact, NewContact } from '../contract.ts';
import { contactView } from './contact-view.ts';
import { lockImportShared } from './import-store.ts';
import { insertContact } from './store.ts';

/**
 * Adds a contact. It waits since `phase_entered_at`, if that is given and past, else since now. Throws 409 when its import
 * does not exist or was undone, 422 when `phase_entered_at` is no instant.
 */
export const addContact = ({ db, now }: Context, contact: NewContact): Promise<Contact> =>
  inTransaction(db, async (trx) => {
    const { import_id, phase_entered_at: since } = contact;
    const waitsSince = since ? instantFrom(since, ['body', 'phase_entered_at']) : now();
    if (import_id && !(await lockImportShared(trx, import_id))) {
      throw conflict('import_undone', 'There is no such import, or it was undone');
    }
    return contactView(await insertContact(trx, { ...contact, waitsSince }, now()));
  });
