import { knownPhotographers } from '#features/photographers/server/api.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Context } from '#shared/server/context.ts';
import { RawResponse } from '#shared/server/http/handler.ts';
import { calendarFile } from '#shared/server/ics.ts';
import type { Shown } from '../contract.ts';
import { exportName } from '../domain/export-name.ts';
import { occupations } from './calendar-events.ts';
import { icsEvents } from './feed/ics-events.ts';

/** Returns an iCalendar file of what takes up time: every booking that is not cancelled, and time off. */
export const exportCalendar = async (context: Context, shown: Shown, language: Language): Promise<RawResponse> => {
  const events = icsEvents(await occupations(context, shown), language);
  const now = context.now();
  const name = exportName(now, await nameOf(context, shown.photographer_id));
  return new RawResponse(calendarFile(undefined, events, now), {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  });
};

const nameOf = async ({ db }: Context, id: string | undefined): Promise<string | undefined> =>
  id === undefined ? undefined : (await knownPhotographers(db)).find((one) => one.id === id)?.name;
