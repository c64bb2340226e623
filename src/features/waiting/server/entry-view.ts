import { campaignToWaitFor } from '#features/campaigns/server/api.ts';
import { knownPhotographers } from '#features/photographers/server/api.ts';
import { serviceById } from '#features/services/server/api.ts';
import { berlinDateOf, formatExactInstant, formatInstant, timeText } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { WaitingPerson } from '../contract.ts';
import { entryState } from '../domain/entry-state.ts';
import { positionOf } from '../domain/turn.ts';
import type { OfferedRow } from './offers/offer-store.ts';
import { openTurns, type TurnRow } from './offers/turn-store.ts';
import type { EntryRow } from './store.ts';

type Sold = Awaited<ReturnType<typeof soldTo>>;

/**
 * The data that views need besides the entry: the open entries in the order of the list, as far as they can stand before
 * it, the names of the photographers by ID, and what was read
 * for other entries.
 */
export interface ViewFacts {
  readonly all: readonly TurnRow[];
  readonly names: ReadonlyMap<string, string>;
  readonly sold: Map<string, Promise<Sold>>;
}

export const readViewFacts = async ({ db, now }: Context, first?: number): Promise<ViewFacts> => ({
  all: await openTurns(db, berlinDateOf(now()), first),
  names: new Map((await knownPhotographers(db)).map(({ id, name }) => [id, name])),
  sold: new Map(),
});

/** The fields of an entry that the studio and the person see. */
export const entryFields = async (context: Context, row: EntryRow, facts: ViewFacts) => {
  const { all, names } = facts;
  const state = entryState(row, berlinDateOf(context.now()));
  return {
    state,
    ...(await namesOf(context, row, facts)),
    photographer_id: row.photographer_id,
    photographer_name: row.photographer_id === null ? null : (names.get(row.photographer_id) ?? null),
    people: row.people,
    first_day: row.first_day,
    last_day: row.last_day,
    weekdays: [...row.weekdays],
    earliest_start: timeText(row.from_minute),
    latest_start: timeText(row.until_minute),
    place: state === 'waiting' ? positionOf(row, all) : null,
    joined_at: formatInstant(row.joined_at),
    confirm_by: row.confirm_by === null ? null : formatInstant(row.confirm_by),
  };
};

/** The service that an entry waits for, or the campaign in its place: read once for all entries of it. */
const namesOf = (context: Context, row: EntryRow, { sold }: ViewFacts): Promise<Sold> => {
  const key = `${row.campaign_id} ${row.service_id}`;
  const found = sold.get(key) ?? soldTo(context, row);
  sold.set(key, found);
  return found;
};

const soldTo = async (context: Context, { service_id, campaign_id }: EntryRow) => {
  const campaign = campaign_id === null ? undefined : await campaignToWaitFor(context, { id: campaign_id });
  const id = campaign?.service_id ?? service_id;
  if (id === null) throw new Error('The campaign of an entry cannot be deleted');
  const { name, name_de, name_ru } = campaign ?? (await serviceById(context.db, id));
  return {
    service_id: id,
    service_name: name,
    service_name_de: name_de,
    service_name_ru: name_ru,
    campaign_slug: campaign?.slug ?? null,
  };
};

/** An entry as the studio sees it. `offered`: the times that were offered to it. */
export const personView = async (
  context: Context,
  row: EntryRow,
  facts: ViewFacts,
  offered: readonly OfferedRow[],
): Promise<WaitingPerson> => ({
  ...(await entryFields(context, row, facts)),
  id: row.id,
  customer: {
    name: row.customer_name,
    email: row.customer_email,
    phone: row.customer_phone,
    language: row.language,
  },
  lifted_at: row.lifted_at === null ? null : formatExactInstant(row.lifted_at),
  lifted_because: row.lifted_because,
  ended_at: row.ended_at === null ? null : formatExactInstant(row.ended_at),
  offered: offered.map(({ offer_id, photographer_id, starts_at, is_open }) => ({
    offer_id,
    photographer_name: facts.names.get(photographer_id) ?? null,
    start: formatInstant(starts_at),
    is_open,
  })),
});
