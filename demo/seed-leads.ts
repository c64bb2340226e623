import { changeContact, insertContact, insertNote, updateContact } from '#features/contacts/server/api.ts';
import { DAY, HOUR } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { leads, type SampleLead } from './sample-leads.ts';
import { seedOffer } from './seed-offer.ts';

/** Creates the contacts; after the bookings, because some contacts have booked. */
export const seedLeads = async (context: Context): Promise<void> => {
  for (const lead of leads) await addLead(context, lead);
};

const addLead = async (
  context: Context,
  { came, in_phase_since, activity = [], booked, offered, ...lead }: SampleLead,
) => {
  const { db, now } = context;
  const ago = (days: number): number => now() - days * DAY - 2 * HOUR;
  const contact = {
    tags: [],
    preferred_dates: [],
    raw_data: null,
    ...lead,
  };
  const { id } = await inTransaction(db, (trx) => insertContact(trx, contact, ago(came)));
  await updateContact(db, id, { phase_entered_at: ago(in_phase_since) });
  for (const [older, note] of activity.entries()) {
    const created_at = ago(in_phase_since) + (activity.length - older) * HOUR;
    await insertNote(db, id, { note, note_type: 'general', created_by: 'Sabine Vogel', created_at });
  }
  if (booked) await changeContact({ ...context, now: () => ago(in_phase_since) }, id, { converted_to_booking: true });
  if (offered) await seedOffer(context, id);
};
