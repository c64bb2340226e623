import { conflict, notFound } from '#shared/contract/problem.ts';
import { berlinDateOf } from '#shared/kernel/berlin-time.ts';
import type { Language } from '#shared/kernel/language.ts';
import { recordAudit } from '#shared/server/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import type { WaitingPerson } from '../contract.ts';
import { byTurn } from '../domain/turn.ts';
import { personView, surroundings } from './entry-view.ts';
import { endWaiting } from './leave.ts';
import { offeredToEntries } from './offer-store.ts';
import { type EntryRow, endedEntries, entryById, liftEntry, lockEntry } from './store.ts';

/** How many ended entries are listed. */
const mostEnded = 100;

interface Caller {
  /** The ID of an administrator. */
  readonly actor: string;
  readonly language: Language;
}

/** Returns the open entries in the order of the list, then those that have ended. */
export const waitingPersons = async (context: Context): Promise<WaitingPerson[]> => {
  const around = await surroundings(context);
  const rows = [
    ...[...around.all].sort(byTurn),
    ...(await endedEntries(context.db, berlinDateOf(context.now()), mostEnded)),
  ];
  const offered = await offeredToEntries(
    context.db,
    rows.map(({ id }) => id),
  );
  const viewOf = (row: EntryRow) =>
    personView(
      context,
      row,
      around,
      offered.filter(({ waiting_entry_id }) => waiting_entry_id === row.id),
    );
  const views: WaitingPerson[] = [];
  for (const row of rows) views.push(await viewOf(row));
  return views;
};

const personById = async (context: Context, id: string): Promise<WaitingPerson> => {
  const row = await entryById(context.db, id);
  if (!row) throw notFound('Waiting entry');
  return personView(context, row, await surroundings(context), await offeredToEntries(context.db, [id]));
};

/** Puts an entry before all that are not lifted. Throws 409 once it has ended. */
export const liftPerson = async (
  context: Context,
  id: string,
  reason: string,
  { actor }: Caller,
): Promise<WaitingPerson> => {
  await inTransaction(context.db, async (trx) => {
    if (!(await lockEntry(trx, id))) throw (await entryById(trx, id)) ? ended() : notFound('Waiting entry');
    await liftEntry(trx, id, reason, context.now());
    await recordAudit(trx, { actor, action: 'waiting.lifted', details: { waiting_entry_id: id }, at: context.now() });
  });
  return personById(context, id);
};

/** Removes an entry from the list, with what is held for it. */
export const removePerson = async (
  context: Context,
  id: string,
  { actor, language }: Caller,
): Promise<WaitingPerson> => {
  const before = await personById(context, id);
  if (before.state === 'waiting') {
    await endWaiting(context, id, { outcome: 'removed', language });
    const details = { waiting_entry_id: id };
    await recordAudit(context.db, { actor, action: 'waiting.removed', details, at: context.now() });
  }
  return personById(context, id);
};

const ended = () => conflict('waiting_ended', 'This waiting entry has ended');
