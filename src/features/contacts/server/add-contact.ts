import { conflict } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import type { Contact, NewContact } from '../contract.ts';
import { contactView } from './contact-view.ts';
import { holdImport } from './import-store.ts';
import { insertContact } from './store.ts';

/** Adds a contact. Throws 409 when its import does not exist or was undone. */
export const addContact = ({ db, now }: Context, contact: NewContact): Promise<Contact> =>
  inTransaction(db, async (trx) => {
    const { import_id } = contact;
    if (import_id && !(await holdImport(trx, import_id))) {
      throw conflict('import_undone', 'There is no such import, or it was undone');
    }
    return contactView(await insertContact(trx, contact, now()));
  });
