import { campaignToWaitFor, freeSpots } from '#features/campaigns/server/api.ts';
import type { ServiceRow } from '#features/services/server/api.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { CurrentReads } from '#shared/server/throughput/api.ts';
import { type OfferableTime, timeToOffer } from '../../domain/first-match.ts';
import { requestPauses } from '../entries/request-pauses.ts';
import { bookableService, freeTimesOf } from './free-times.ts';
import { type OfferedRow, offeredTo } from './offer-store.ts';
import { openTurns, type TurnRow } from './turn-store.ts';

/** A time for the first entry that one of the free times fits. */
export interface NextOffer {
  readonly entry: TurnRow;
  readonly time: OfferableTime;
  /** What is sold then: a service, or the campaign with an address. */
  readonly sold: Sold;
}
type Sold = { readonly service: ServiceRow } | { readonly campaign: { readonly id: string; readonly slug: string } };

/** Identifies a time offered to an entry. */
export const nameOf = ({ id }: TurnRow, { photographer_id, start }: OfferableTime): string =>
  `${id} ${photographer_id} ${start}`;

/**
 * Returns the next offer to make: the first entry in the order of the list that a free time fits, with the earliest
 * such time; null if there is none. A person for whom a time is held gets no second offer. `left_out`: keys of times
 * that could not be held. `deadline`: until when a time would be held, epoch ms.
 */
export const nextOffer = async (
  context: Context,
  reads: CurrentReads,
  { deadline, left_out }: { readonly deadline: number; readonly left_out: ReadonlySet<string> },
): Promise<NextOffer | null> => {
  const today = berlinDateOf(context.now());
  const entries = (await openTurns(context.db, today)).filter(({ confirm_by }) => confirm_by === null);
  const offered = byMailbox(
    await offeredTo(
      context.db,
      entries.map(({ mailbox }) => mailbox),
    ),
  );
  const free = freeTimes(context, reads, { entries, today });
  const pause = requestPauses();
  for (const entry of entries) {
    await pause();
    const before = offered.get(entry.mailbox) ?? [];
    if (before.some(({ is_open }) => is_open)) continue;
    const { sold, times } = await free(entry);
    const possible = left_out.size === 0 ? times : times.filter((time) => !left_out.has(nameOf(entry, time)));
    const time = timeToOffer(entry, possible, { before: before.map(rangeOf), deadline });
    if (sold && time) return { entry, time, sold };
  }
  return null;
};

const rangeOf = ({ photographer_id, starts_at: start, ends_at: end }: OfferedRow) => ({ photographer_id, start, end });

const byMailbox = (rows: readonly OfferedRow[]): Map<string, OfferedRow[]> => {
  const found = new Map<string, OfferedRow[]>();
  for (const row of rows) {
    const known = found.get(row.mailbox);
    if (known) known.push(row);
    else found.set(row.mailbox, [row]);
  }
  return found;
};

interface Free {
  readonly sold: Sold | undefined;
  readonly times: readonly OfferableTime[];
}

/** Entries of one service and number of people share the free times of all their days, those of a campaign its free spots. */
const freeTimes = (
  context: Context,
  reads: CurrentReads,
  { entries, today }: { readonly entries: readonly TurnRow[]; readonly today: string },
): ((entry: TurnRow) => Promise<Free>) => {
  const known = new Map<string, Promise<Free>>();
  const load = async ({ service_id, campaign_id, people }: TurnRow): Promise<Free> => {
    if (campaign_id !== null) return freeOf(context, campaign_id);
    if (service_id === null) return { sold: undefined, times: [] };
    const alike = entries.filter((other) => other.service_id === service_id && other.people === people);
    const days = alike.map(({ first_day }) => first_day).sort();
    const first = days[0] && days[0] > today ? days[0] : today;
    const last = alike.map(({ last_day }) => last_day).reduce((one, other) => (one > other ? one : other));
    const service = await bookableService(context, service_id, people);
    return { sold: service && { service }, times: await freeTimesOf(context, service, { first, last }, reads) };
  };
  return (entry) => {
    const key = `${entry.service_id} ${entry.campaign_id} ${entry.people}`;
    const found = known.get(key) ?? load(entry);
    known.set(key, found);
    return found;
  };
};

const freeOf = async (context: Context, campaignId: string): Promise<Free> => {
  const campaign = await campaignToWaitFor(context, { id: campaignId });
  if (!campaign) return { sold: undefined, times: [] };
  return { sold: { campaign }, times: await freeSpots(context, campaign) };
};
