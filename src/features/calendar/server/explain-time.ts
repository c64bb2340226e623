import { bookingModes, type Refusal } from '#features/availability/domain/facts.ts';
import type { DayObjection, Objection } from '#features/availability/domain/slots/explanation.ts';
import {
  dayExplanation,
  firstBookable,
  type HeldTime,
  heldTimes,
  limitedService,
  resourcesOfLanes,
  type SessionQuery,
  startExplanation,
  withChosenExtras,
  workingTimes,
} from '#features/availability/server/api.ts';
import { sessionDemands } from '#features/booking/server/api.ts';
import type { WorkingTimes } from '#features/hours/domain/working-times.ts';
import { readCalendarSettings, resourceTimeOffWithin } from '#features/hours/server/api.ts';
import { knownPhotographer, offers } from '#features/photographers/server/api.ts';
import type { Need } from '#features/services/domain/need.ts';
import { serviceById } from '#features/services/server/api.ts';
import { malformed, notFound } from '#shared/contract/problem.ts';
import { isId } from '#shared/kernel/ids.ts';
import { berlinDateOf, berlinDay, formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { addDays, daysBetween, isDate } from '#shared/kernel/time/calendar-date.ts';
import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import { DAY, MINUTE } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import { instantFrom } from '#shared/server/instant-from.ts';
import type {
  DayExplanation,
  DayQuestion,
  Explanation,
  ObjectionView,
  StartQuestion,
  WorkingDay,
} from '../contract.ts';
import { occupations } from './calendar-events.ts';

type NameOfCampaign = NonNullable<NonNullable<ObjectionView['held']>['campaign']>;

/** The mini-session days of spots, by the ids of the spots; from the feature that sells them, which comes later. */
export type CampaignsOfSpots = (
  db: Context['db'],
  spotIds: readonly string[],
) => Promise<ReadonlyMap<string, NameOfCampaign>>;

/**
 * Explains why a session may or may not start at a time, by the rule that lists slots and checks bookings, with the
 * names of its causes.
 */
export const explainTime = async (
  context: Context,
  question: StartQuestion,
  campaigns: CampaignsOfSpots,
): Promise<Explanation> => {
  const start = instantFrom(question.start, ['query', 'start']);
  const { query, impossible } = await sessionOf(context, question);
  const { freeFor, objections } = await startExplanation(context, { ...query, start });
  const named = await namesOf({ context, campaigns }, query, objections, { start: start - DAY, end: start + 2 * DAY });
  const reasons = objections.map((one: Objection) => ({ ...named(one), blocks: [...one.blocks] }));
  const date = berlinDateOf(start);
  const settings = await readCalendarSettings(context.db);
  return {
    start: formatInstant(start),
    end: formatInstant(start + query.duration_min * MINUTE),
    free_for: impossible ? [] : [...freeFor],
    reasons: impossible ? [{ ...impossible, blocks: [...bookingModes] }, ...reasons] : reasons,
    hours: await hoursOn(context, date, query.photographer_id),
    last_day: addDays(berlinDateOf(context.now()), settings.advance_booking_days),
    first_start: formatInstant(await firstBookable(context, query.notice)),
  };
};

/** Explains what blocks the times of a Berlin day for the studio. */
export const explainDayOf = async (
  context: Context,
  question: DayQuestion,
  campaigns: CampaignsOfSpots,
): Promise<DayExplanation> => {
  const { date } = question;
  if (!isDate(date)) throw malformed(['query', 'date'], 'must be a date like 2030-06-05');
  const { query, impossible } = await sessionOf(context, question);
  const objections = await dayExplanation(context, { ...query, date });
  const hours = await hoursOn(context, date, query.photographer_id);
  const day = berlinDay(date);
  const named = await namesOf({ context, campaigns }, query, objections, {
    start: day.start - DAY,
    end: day.end + 2 * DAY,
  });
  const reasons = objections.map((one: DayObjection) => ({
    ...named(one),
    from: formatInstant(one.start),
    to: formatInstant(one.end),
  }));
  const whole = rangeView(day);
  const allDay = impossible && { ...impossible, from: whole.start, to: whole.end };
  return { date, hours, reasons: allDay ? [allDay, ...reasons] : reasons };
};

const mostDays = 100;

/** Returns the studio's working hours on each day of a range. */
export const workingDays = async (
  context: Context,
  { date_from, date_to }: { readonly date_from: string; readonly date_to: string },
): Promise<WorkingDay[]> => {
  if (!isDate(date_from)) throw malformed(['query', 'date_from'], 'must be a date like 2030-06-05');
  if (!isDate(date_to)) throw malformed(['query', 'date_to'], 'must be a date like 2030-06-05');
  const days = daysBetween(date_from, date_to) + 1;
  if (days < 1 || days > mostDays)
    throw malformed(['query', 'date_to'], `must be 1 to ${mostDays} days from date_from`);
  return (await workingTimes(context, date_from, date_to)).map(workingDayOf);
};

const workingDayOf = ({ date, open, pause, exceptional }: WorkingTimes): WorkingDay => ({
  date,
  open: open && rangeView(open),
  pause: pause && rangeView(pause),
  exceptional,
});

const rangeView = ({ start, end }: TimeRange) => ({ start: formatInstant(start), end: formatInstant(end) });

/** The hours of a photographer on a date. */
const hoursOn = async (context: Context, date: string, photographerId: string): Promise<WorkingDay> => {
  const [hours] = await workingTimes(context, date, date, photographerId);
  if (!hours) throw new Error(`No hours of ${date}`);
  return workingDayOf(hours);
};

const noSource = { booking: null, time_off: null, resource: null, exception: null };
const never = (reason: 'not_offered' | 'not_needed'): ObjectionView => ({ ...noSource, reason });

type Question = Pick<
  StartQuestion,
  'photographer_id' | 'service_id' | 'duration_min' | 'except' | 'resource_id' | 'options' | 'people'
>;

/** Returns photographer and length of the requested session, and why there can be no such session at any time. */
const sessionOf = async (context: Context, question: Question) => {
  const photographer = await knownPhotographer(context, question.photographer_id);
  const { duration_min, resource_id } = question;
  const except = question.except?.toLowerCase();
  const service = await requestedService(context, question);
  const minutes = duration_min ?? service?.duration_min;
  if (minutes === undefined) throw malformed(['query', 'duration_min'], 'give service_id or duration_min', 'missing');
  const demands = await sessionDemands(context, {
    service,
    booking_id: except,
    ...(namesExtras(question) && { items: [] }),
  });
  const requested = resource_id?.toLowerCase();
  return {
    query: {
      photographer_id: photographer.id,
      duration_min: minutes,
      ...demands,
      ...(requested && { needs: needsWith(demands.needs ?? [], requested) }),
      except,
      notice: service?.minimum_notice,
      limited_service: service && limitedService(service),
      uses_kept_hours: Boolean(service?.birth_window),
    },
    impossible: requested ? unneeded(demands.needs, requested) : service && unoffered(service, photographer.id),
  };
};

const requestedService = async ({ db }: Context, { service_id, ...extras }: Question) => {
  if (service_id !== undefined && !isId(service_id)) throw notFound('Service');
  if (service_id === undefined) return undefined;
  const service = await serviceById(db, service_id);
  return namesExtras(extras) ? withChosenExtras(service, { ...extras, mode: 'staff' }) : service;
};

/** Whether a question says what is chosen besides the service; else a session that is moved keeps its items. */
const namesExtras = ({ options, people }: Pick<Question, 'options' | 'people'>): boolean =>
  options !== undefined || people !== undefined;

const unneeded = (needs: readonly Need[] | undefined, resourceId: string): ObjectionView | undefined =>
  needFor(needs ?? [], resourceId) ? undefined : never('not_needed');

const unoffered = (service: Parameters<typeof offers>[0], photographerId: string): ObjectionView | undefined =>
  offers(service, photographerId) ? undefined : never('not_offered');

const needFor = (needs: readonly Need[], resourceId: string): Need | undefined =>
  needs.find(({ resource_ids }) => resource_ids.includes(resourceId));

/** Returns the needs after one of them is restricted to a required resource. */
const needsWith = (needs: readonly Need[], resourceId: string): readonly Need[] => {
  const one = needFor(needs, resourceId);
  return needs.map((need) => (need === one ? { ...need, resource_ids: [resourceId] } : need));
};

/**
 * Returns a lookup of the causes that the rules return by id: sessions and time off within `around`, of the photographer
 * and, if the session needs resources, of everybody.
 */
const namesOf = async (
  { context, campaigns }: { readonly context: Context; readonly campaigns: CampaignsOfSpots },
  { photographer_id, needs }: Pick<SessionQuery, 'photographer_id' | 'needs'>,
  objections: readonly Refusal[],
  period: TimeRange,
) => {
  const lanes = objections.flatMap(({ lane }) => lane ?? []);
  const resources = await resourcesOfLanes(context.db, lanes);
  const { bookings, timeOff: absences } = await occupations(context, {
    photographer_id: needs?.length ? undefined : photographer_id,
    date_from: formatInstant(period.start),
    date_to: formatInstant(period.end),
  });
  const timeOff = needs?.length
    ? [...absences, ...(await resourceTimeOffWithin(context, { from: period.start, until: period.end }))]
    : absences;
  const byId = new Set([...bookings, ...timeOff].map(({ id }) => id));
  const unknown = objections.flatMap(({ cause }) => (isId(cause ?? '') && !byId.has(cause ?? '') ? [cause ?? ''] : []));
  const held = await heldTimes(context.db, unknown);
  const onSale = await campaigns(
    context.db,
    held.flatMap(({ campaign_spot_id }) => campaign_spot_id ?? []),
  );
  return ({
    reason,
    cause,
    lane,
  }: {
    readonly reason: ObjectionView['reason'];
    readonly cause: string | null;
    readonly lane?: number;
  }): ObjectionView => {
    const booking = bookings.find(({ id }) => id === cause);
    const off = timeOff.find(({ id }) => id === cause);
    const kept = held.find(({ id }) => id === cause);
    return {
      reason,
      booking: booking
        ? {
            id: booking.id,
            confirmation_code: booking.confirmation_code,
            customer_name: booking.customer_name,
            ...rangeView({ start: booking.starts_at, end: booking.ends_at }),
          }
        : null,
      time_off: off ? { id: off.id, reason: off.reason, ...rangeView(off) } : null,
      resource: (lane !== undefined && resources.get(lane)) || null,
      exception: cause !== null && isDate(cause) ? cause : null,
      ...(kept && { held: heldView(kept, onSale.get(kept.campaign_spot_id ?? '')) }),
    };
  };
};

/** A spot that is offered to one person is that of the offer. */
const heldView = (held: HeldTime, campaign: NameOfCampaign | undefined) => ({
  ...rangeView(held),
  until: formatInstant(held.until),
  offer_id: held.offer_id,
  ...(campaign && held.offer_id === null && { campaign }),
});
