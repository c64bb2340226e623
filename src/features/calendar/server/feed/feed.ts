import { randomBytes } from 'node:crypto';
import { hasFreshFactor, requireFactor } from '#features/auth/server/api.ts';
import { knownPhotographer } from '#features/photographers/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import { isId } from '#shared/kernel/ids.ts';
import { inLanguage } from '#shared/kernel/in-language.ts';
import type { Language } from '#shared/kernel/language.ts';
import { berlinDateOf, formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { addDays } from '#shared/kernel/time/calendar-date.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { type AdminCaller, RawResponse } from '#shared/server/http/handler.ts';
import { calendarFile } from '#shared/server/ics.ts';
import { openSecret, sealSecret } from '#shared/server/secrets/secret-box.ts';
import { hashOfSecret } from '#shared/server/secrets/secret-link.ts';
import type { CalendarFeedView } from '../../feed-contract.ts';
import { type Occupations, ownOccupations, resourceOccupations } from '../calendar-events.ts';
import { deleteFeed, type FeedReader, feedOf, kindOf, readFeed, replaceFeed } from './feed-store.ts';
import { icsEvents } from './ics-events.ts';

const tokenBytes = 32;
const daysBack = 60;
const daysAhead = 400;
const refreshMinutes = 60;

/**
 * Returns the calendar of a secret address: the past and future events of its resource or photographer. Throws Problem 404 for any other
 * token.
 */
export const feedFile = async (context: Context, fileName: string, language: Language): Promise<RawResponse> => {
  const now = context.now();
  const reader = await readFeed(context.db, hashOfSecret(fileName.replace(/\.ics$/, '')), now);
  if (!reader) throw notFound('Calendar');
  const events = icsEvents(await occupationsOf(context, reader, language), language);
  return new RawResponse(
    calendarFile(undefined, events, now, { name: inLanguage(reader, 'name', language), refreshMinutes }),
    {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="calendar.ics"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  );
};

/** Whose feed a request is about: photographers are resources with the same ID. Throws Problem 404 for any other ID. */
const ownerOf = async (
  context: Context,
  id: string,
): Promise<{ photographer_id: string } | { resource_id: string }> => {
  const kind = isId(id) ? await kindOf(context.db, id) : undefined;
  if (kind === undefined) throw notFound('Resource');
  if (kind !== 'photographer') return { resource_id: id };
  await knownPhotographer(context, id);
  return { photographer_id: id };
};

const occupationsOf = (
  context: Context,
  { resource_id, kind, ...names }: FeedReader,
  language: Language,
): Promise<Occupations> => {
  const today = berlinDateOf(context.now());
  const dates = { date_from: addDays(today, -daysBack), date_to: addDays(today, daysAhead) };
  return kind === 'photographer'
    ? ownOccupations(context, { photographer_id: resource_id, ...dates })
    : resourceOccupations(context, { resource_id, name: inLanguage(names, 'name', language), ...dates });
};

/**
 * The feed as an administrator sees it. The address outlasts the session, like a secret, so it is shown only with a
 * fresh factor.
 */
export const feedFor = async (
  context: Context,
  resourceId: string,
  { administrator }: Pick<AdminCaller, 'administrator'>,
): Promise<CalendarFeedView> => {
  const feed = await feedView(context, resourceId);
  if (feed.address === null || (await hasFreshFactor(context, administrator))) return feed;
  return { ...feed, address: null, is_hidden: true };
};

const feedView = async (context: Context, resourceId: string): Promise<CalendarFeedView> => {
  await ownerOf(context, resourceId);
  const feed = await feedOf(context.db, resourceId);
  if (!feed) return { created_at: null, address: null, last_read_at: null };
  const token = openSecret(context.secretKey, purposeOf(resourceId), feed.sealed_token);
  return {
    created_at: formatInstant(feed.created_at),
    address: token === undefined ? null : `${context.publicUrl}/api/calendar/feed/${token}.ics`,
    last_read_at: feed.last_read_at === null ? null : formatInstant(feed.last_read_at),
  };
};

/**
 * Creates a new secret address; the previous one stops working at once. Throws 403 without a fresh factor, because the
 * address outlasts the session.
 */
export const newFeed = async (
  context: Context,
  resourceId: string,
  caller: Pick<AdminCaller, 'administrator' | 'language'>,
): Promise<CalendarFeedView> => {
  const owner = await ownerOf(context, resourceId);
  await requireFactor(context, caller);
  const actor = caller.administrator.id;
  const token = randomBytes(tokenBytes).toString('base64url');
  const feed = {
    token_hash: hashOfSecret(token),
    sealed_token: sealSecret(context.secretKey, purposeOf(resourceId), token),
  };
  await inTransaction(context.db, async (trx) => {
    await replaceFeed(trx, resourceId, feed, context.now());
    await recordAudit(trx, { actor, action: 'calendar_feed.renewed', details: owner });
  });
  return feedView(context, resourceId);
};

/** Disables the address; does nothing if it already is. */
export const switchFeedOff = async (context: Context, resourceId: string, actor: string): Promise<void> => {
  const owner = await ownerOf(context, resourceId);
  await inTransaction(context.db, async (trx) => {
    if (!(await deleteFeed(trx, resourceId))) return;
    await recordAudit(trx, { actor, action: 'calendar_feed.deleted', details: owner });
  });
};

/** Returns how the address of a photographer is disabled in the transaction of another change. */
export const endFeedOf =
  ({ now }: Pick<Context, 'now'>) =>
  async (trx: Database, photographer_id: string, actor: string): Promise<void> => {
    if (!(await deleteFeed(trx, photographer_id))) return;
    await recordAudit(trx, { actor, action: 'calendar_feed.deleted', details: { photographer_id }, at: now() });
  };

export const purposeOf = (resourceId: string): string => `calendar_feed.${resourceId}`;
