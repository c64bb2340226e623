import { conflict, notFound } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import type { WaitingPerson } from '../../contract.ts';
import { personView, readViewFacts } from '../entry-view.ts';
import { type OfferedRow, offeredToEntries } from '../offers/offer-store.ts';
import { entriesById, entryById, liftEntry, lockEntry } from '../store.ts';
import { endedEntries } from './ending-store.ts';
import { endWaiting } from './leave.ts';

interface Caller {
  /** The ID of an administrator. */
  readonly actor: string;
  readonly language: Language;
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Returns a page of the list: the open entries in the order of their turn, then those that have ended. */
export const waitingPersons = async (context: Context, { limit, offset }: Page): Promise<WaitingPerson[]> => {
  // Nobody after the page stands before one of its entries.
  const facts = await readViewFacts(context, offset + limit);
  const turns = facts.all.slice(offset, offset + limit);
  const open = await entriesById(
    context.db,
    turns.map(({ id }) => id),
  );
  const further = { limit: limit - turns.length, offset: Math.max(0, offset - facts.all.length) };
  const ended = further.limit > 0 ? await endedEntries(context.db, berlinDateOf(context.now()), further) : [];
  const rows = [...open, ...ended];
  const offered = new Map<string, OfferedRow[]>();
  for (const row of await offeredToEntries(
    context.db,
    rows.map(({ id }) => id),
  ))
    offered.set(row.waiting_entry_id, [...(offered.get(row.waiting_entry_id) ?? []), row]);
  return Promise.all(rows.map((row) => personView(context, row, facts, offered.get(row.id) ?? [])));
};

const personById = async (context: Context, id: string): Promise<WaitingPerson> => {
  const row = await entryById(context.db, id);
  if (!row) throw notFound('Waiting entry');
  return personView(context, row, await readViewFacts(context), await offeredToEntries(context.db, [id]));
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
