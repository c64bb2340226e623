import { cancelDeadline } from '#features/availability/domain/cancel-deadline.ts';
import { claimedResources, timesOfSpots } from '#features/availability/server/api.ts';
import { readCalendarSettings } from '#features/hours/server/api.ts';
import { remainderOf } from '#features/payments/domain/payment-plan.ts';
import { type PaymentSettings, refundTerms, takesPayments } from '#features/payments/domain/payment-settings.ts';
import { prepaymentOf } from '#features/payments/domain/prepayment.ts';
import { refundPeriods } from '#features/payments/domain/refund/refund-rule.ts';
import { readPaymentSettings } from '#features/payments/server/api.ts';
import { shownPicturesOf } from '#features/pictures/server/api.ts';
import { type ServiceRow, serviceById } from '#features/services/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import { euroOf } from '#shared/kernel/money/euro.ts';
import { formatExactInstant, formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { PublicCampaign } from '../contract.ts';
import { spotState } from '../domain/campaign-state.ts';
import { siblingsAfter } from '../domain/siblings.ts';
import { fieldsOf, timed } from './campaign-view.ts';
import { isEarly } from './early-link.ts';
import { siblingPriceOf, soldAs } from './spots/sold-spot.ts';
import { type CampaignRow, campaignBySlug, type SpotRow } from './store.ts';

/** Returns the campaign with an address as customers see it, with the price of each spot; throws 404 for any other text. */
export const publicCampaign = async (
  context: Context,
  slug: string,
  earlySecret: string | undefined,
): Promise<PublicCampaign> => {
  const { db } = context;
  const row = await campaignBySlug(db, slug);
  if (!row) throw notFound('Campaign');
  const [times, service, payments, { cancel_window_hours, waiting_list_hours }, [picture]] = await Promise.all([
    timesOfSpots(
      db,
      row.spots.map(({ id }) => id),
    ),
    serviceById(db, row.service_id),
    readPaymentSettings(db),
    readCalendarSettings(db),
    shownPicturesOf(db, { kind: 'campaign', id: row.id }),
  ]);
  const now = context.now();
  const early = now < row.opens_at && isEarly(context.secretKey, row.id, earlySecret);
  const shown = timed(row.spots, times).map((spot) => ({ spot, state: spotState(spot, now) }));
  const states = shown.map(({ spot: { id }, state }) => ({ id, state }));
  const terms = { service, payments, cancel_window_hours, now };
  return {
    ...fieldsOf(row, times, { now, early }),
    resources: await resourcesOf(context, times.values().next().value?.id),
    early,
    // An offer of the waiting list would need a code.
    waiting_list: waiting_list_hours !== null && row.code_secret_sealed === null,
    ...(picture && { picture }),
    now: formatExactInstant(now),
    spots: shown.map(({ spot, state }, index) => ({
      id: spot.id,
      start: formatInstant(spot.starts_at),
      end: formatInstant(spot.ends_at),
      state: state === 'free' || state === 'over' ? state : 'taken',
      ...termsOf(row, spot, terms),
      with_siblings: shown.slice(index + 1, index + 1 + siblingsOf(row, states, spot.id)).map((last, further) => ({
        end: formatInstant(last.spot.ends_at),
        ...termsOf(row, spot, terms, further + 1),
      })),
    })),
  };
};

const siblingsOf = (row: CampaignRow, states: Parameters<typeof siblingsAfter>[0], id: string): number =>
  siblingPriceOf(row) === null ? 0 : siblingsAfter(states, id);

const resourcesOf = async ({ db }: Context, timeId: string | undefined) => {
  if (timeId === undefined) return [];
  const claimed = (await claimedResources(db, [timeId])).get(timeId) ?? [];
  return claimed
    .filter(({ shown_to_customers }) => shown_to_customers)
    .map(({ name, name_ru }) => ({ name_de: name, name_ru }));
};

interface Terms {
  readonly service: ServiceRow;
  readonly payments: PaymentSettings;
  readonly cancel_window_hours: number;
  readonly now: number;
}

const termsOf = (
  row: CampaignRow,
  spot: SpotRow,
  { service, payments, cancel_window_hours, now }: Terms,
  siblings = 0,
) => {
  const sold = { ...service, ...soldAs(row, spot, siblings) };
  const paid_cents = takesPayments(payments) ? prepaymentOf(sold, payments).amount_cents : 0;
  const stages = refundTerms(payments);
  const until = cancelDeadline(spot.starts_at, cancel_window_hours);
  const periods =
    paid_cents === 0 || stages === null
      ? null
      : refundPeriods({ stages, paid_cents, starts_at: spot.starts_at }, { from: now, until });
  return {
    price: euroOf(sold.price_cents),
    prepayment: euroOf(paid_cents),
    rest: euroOf(remainderOf(sold.price_cents, paid_cents)),
    cancel_terms:
      periods?.map((period) => ({ until: formatInstant(period.until), amount: euroOf(period.cents) })) ?? null,
  };
};
