import { createHash, randomBytes } from 'node:crypto';
import { knownPhotographer } from '#features/photographers/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import { berlinDateOf, formatInstant } from '#shared/kernel/berlin-time.ts';
import { addDays } from '#shared/kernel/calendar-date.ts';
import type { Language } from '#shared/kernel/language.ts';
import { recordAudit } from '#shared/server/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { RawResponse } from '#shared/server/http/handler.ts';
import { calendarFile } from '#shared/server/ics.ts';
import { openSecret, sealSecret } from '#shared/server/secret-box.ts';
import type { CalendarFeedView } from '../feed-contract.ts';
import { occupations } from './calendar-events.ts';
import { deleteFeed, feedOf, readFeed, replaceFeed } from './feed-store.ts';
import { icsEvents } from './ics-events.ts';

const tokenBytes = 32;
const daysBack = 60;
const daysAhead = 400;
const refreshMinutes = 60;

/**
 * Returns the calendar of a secret address: the photographer's past and future events. Throws Problem 404 for any other
 * token.
 */
export const feedFile = async (context: Context, given: string, language: Language): Promise<RawResponse> => {
  const now = context.now();
  const reader = await readFeed(context.db, hashOf(given.replace(/\.ics$/, '')), now);
  if (!reader) throw notFound('Calendar');
  const today = berlinDateOf(now);
  const shown = {
    photographer_id: reader.photographer_id,
    date_from: addDays(today, -daysBack),
    date_to: addDays(today, daysAhead),
  };
  const events = icsEvents(await occupations(context, shown), language);
  return new RawResponse(calendarFile('PUBLISH', events, now, { name: reader.name, refreshMinutes }), {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="calendar.ics"',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
};

export const feedView = async (context: Context, photographerId: string): Promise<CalendarFeedView> => {
  await knownPhotographer(context, photographerId);
  const feed = await feedOf(context.db, photographerId);
  if (!feed) return { created_at: null, address: null, last_read_at: null };
  const token = openSecret(context.secretKey, purposeOf(photographerId), feed.sealed_token);
  return {
    created_at: formatInstant(feed.created_at),
    address: token === undefined ? null : `${context.publicUrl}/api/calendar/feed/${token}.ics`,
    last_read_at: feed.last_read_at === null ? null : formatInstant(feed.last_read_at),
  };
};

/** Creates a new secret address; the previous one stops working at once. `actor`: id of an administrator. */
export const renewFeed = async (context: Context, photographerId: string, actor: string): Promise<CalendarFeedView> => {
  await knownPhotographer(context, photographerId);
  const token = randomBytes(tokenBytes).toString('base64url');
  const feed = {
    token_hash: hashOf(token),
    sealed_token: sealSecret(context.secretKey, purposeOf(photographerId), token),
  };
  await context.db.transaction().execute(async (trx) => {
    await replaceFeed(trx, photographerId, feed, context.now());
    await recordAudit(trx, { actor, action: 'calendar_feed.renewed', details: { photographer_id: photographerId } });
  });
  return feedView(context, photographerId);
};

/** Disables the address; does nothing if it already is. */
export const switchFeedOff = async (context: Context, photographerId: string, actor: string): Promise<void> => {
  await knownPhotographer(context, photographerId);
  await context.db.transaction().execute(async (trx) => {
    if (!(await deleteFeed(trx, photographerId))) return;
    await recordAudit(trx, { actor, action: 'calendar_feed.deleted', details: { photographer_id: photographerId } });
  });
};

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export const purposeOf = (photographerId: string): string => `calendar_feed.${photographerId}`;
