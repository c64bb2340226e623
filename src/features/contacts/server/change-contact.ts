import { notFound } from '#shared/contract/problem.ts';
import { omitUndefined } from '#shared/kernel/omit-undefined.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransactionOf } from '#shared/server/database/transaction.ts';
import { refuseStale } from '#shared/server/read-version.ts';
import type { Contact, ContactChanges } from '../contract.ts';
import { movePhase } from '../domain/phase-change.ts';
import { contactView, versionOf } from './contact-view.ts';
import { conversionColumns, notConverted } from './conversion.ts';
import { type ContactColumns, type ContactRow, lockContact, updateContact } from './store.ts';

/** Changes the given fields and leaves the rest; 404 for an unknown contact or booking. */
export const changeContact = (context: Context, id: string, changes: ContactChanges): Promise<Contact> =>
  inTransactionOf(context, (within) => changeContactWithin(within, id, changes));

/** The same within the caller's transaction, which is the database of `context`. */
export const changeContactWithin = async (
  context: Context,
  id: string,
  { version, ...changes }: ContactChanges,
): Promise<Contact> => {
  const row = await lockContact(context.db, id);
  if (!row) throw notFound('Contact');
  await refuseStale(version, versionOf(row), 'The contact was', () => ({ contact: contactView(row) }));
  const columns = await columnsOf(context, row, changes);
  return contactView(Object.keys(columns).length === 0 ? row : await updateContact(context.db, id, columns));
};

const columnsOf = async (context: Context, row: ContactRow, changes: ContactChanges): Promise<ContactColumns> => {
  const { converted_to_booking, converted_to_booking_id, phase, ...rest } = changes;
  const columns: ContactColumns = {
    ...omitUndefined(rest),
    ...(phase && phase !== row.phase && movePhase(row, phase, context.now())),
  };
  if (converted_to_booking === undefined && !converted_to_booking_id) return columns;
  if (converted_to_booking === false) return { ...columns, ...notConverted };
  const conversion = await conversionColumns(context, { ...row, ...columns }, converted_to_booking_id ?? undefined);
  // After a booking the contact cannot return from a closed dialog.
  return { ...columns, ...conversion, left_phase: null, left_phase_entered_at: null };
};
