import { useQueryClient } from '@tanstack/react-query';
import { bookingsCall } from '#features/booking/web/parts/admin/use-bookings.ts';
import { usePhotographers } from '#features/photographers/web/parts/admin/use-photographers.ts';
import { formatInstant } from '#shared/kernel/berlin-time.ts';
import { formatShort, formatTime } from '#shared/kernel/format.ts';
import type { TimeRange } from '#shared/kernel/time-range.ts';
import { MINUTE } from '#shared/kernel/zone-time.ts';
import { CallError } from '#shared/web/call-error.ts';
import { askConfirmation } from '#shared/web/dialogs.tsx';
import { useErrorMessage } from '#shared/web/error-message.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { CalendarEventView } from '../../../contract.ts';
import { placeOf, sameTarget, type Target, timeAt } from '../../../domain/move.ts';
import { calendarTexts } from '../../../texts/handle.ts';
import { useObjectionWords } from '../objection-words.ts';
import { calendarCall, eventsKey, type TimedEvent, useRefresh } from '../use-calendar.ts';
import { moving } from './moving.ts';
import { useOthersFree } from './use-others-free.ts';

/** A time and photographer, as the update endpoint takes them. */
interface Place extends TimeRange {
  readonly photographer_id: string;
}

const shownFor = 12_000;

/**
 * Moves a booking to another time: shows the reasons against it, otherwise asks for confirmation, shows the change at
 * once and rolls it back if the server rejects it. Returns a sentence for screen readers, or an empty one if a toast
 * has announced it.
 */
export const useDrop = (): ((event: TimedEvent, target: Target) => Promise<string>) => {
  const t = useTexts(calendarTexts);
  const { language } = useLanguage();
  const photographers = usePhotographers().data;
  const message = useErrorMessage();
  const whyNot = useWhyNot();
  const othersFree = useOthersFree();
  const write = useWrite();
  const nameOf = (id: string): string => photographers?.find((one) => one.id === id)?.name ?? '';
  const words = ({ start, end, photographer_id }: Place): string =>
    `${formatShort(start, language)}–${formatTime(end)}, ${nameOf(photographer_id)}`;

  const refused = async (event: TimedEvent, to: Place, error?: unknown): Promise<boolean> => {
    const stale = error instanceof CallError && error.code === 'version_conflict';
    const why = stale ? t('move.stale') : ((await whyNot(event, to)) ?? (error ? message(error) : undefined));
    if (why === undefined) return false;
    const others = stale ? [] : await othersFree(event, to);
    const instead = others.length === 0 ? '' : ` ${t('move.othersFree', others.join(', '))}`;
    showToast(t('move.refused', why) + instead, 'error', shownFor);
    return true;
  };

  const undo = async (event: TimedEvent, back: Place): Promise<void> => {
    try {
      await write(event, back);
      showToast(t('move.undone', { name: event.view.customer_name ?? '', to: words(back) }), 'success');
    } catch (error) {
      await refused(event, back, error);
    }
  };

  return async (event, target) => {
    const from = { start: event.start, end: event.end, photographer_id: event.view.photographer_id };
    if (sameTarget(target, placeOf(from))) return t('move.same');
    const time = timeAt(event, target);
    if (!time) {
      showToast(t('move.refused', t('move.skipped')), 'error', shownFor);
      return '';
    }
    const to = { ...time, photographer_id: target.photographer_id };
    if (await refused(event, to)) return '';
    const what = [event.view.customer_name, event.view.service_name].filter(Boolean).join(', ');
    const question = t('move.fromTo', { what, from: words(from), to: words(to) });
    const mail = t(event.view.move?.mails_customer ? 'move.mailed' : 'move.notMailed');
    const sure = await askConfirmation(`${question}\n\n${mail}`, {
      title: t('move.question'),
      confirm: t('move.confirm'),
      cancel: t('move.keep'),
    });
    if (!sure) return t('move.cancelled');
    try {
      const moved = await write(event, to);
      showToast(t('move.done', { name: event.view.customer_name ?? '', to: words(to) }), 'success', shownFor, {
        label: t('move.undo'),
        act: () => void undo(moved, from),
      });
    } catch (error) {
      await refused(event, to, error);
    }
    return '';
  };
};

/** Returns the reasons against a new time in words; undefined if there are none, or if they cannot be loaded. */
const useWhyNot = () => {
  const words = useObjectionWords();
  return async ({ view }: TimedEvent, to: Place): Promise<string | undefined> => {
    const mode = view.move?.internal ? 'internal' : 'staff';
    try {
      const response = await calendarCall('GET /api/admin/availability/explain', {
        query: {
          photographer_id: to.photographer_id,
          // The current photographer may keep the booking, even without offering the service any more.
          ...(to.photographer_id !== view.photographer_id && view.service_id ? { service_id: view.service_id } : {}),
          duration_min: (to.end - to.start) / MINUTE,
          start: formatInstant(to.start),
          except: view.id,
        },
      });
      if (response.free_for.includes(mode)) return undefined;
      const reasons = response.reasons.filter(({ blocks }) => blocks.includes(mode));
      return reasons.map((reason) => words(reason, response)).join(' ');
    } catch {
      // The server checks again when it is written.
      return undefined;
    }
  };
};

/** Writes a new time and shows it before the response; it is rolled back if the server rejects it. */
const useWrite = () => {
  const client = useQueryClient();
  const refresh = useRefresh();
  const photographers = usePhotographers().data;
  return async ({ view, ...event }: TimedEvent, to: Place): Promise<TimedEvent> => {
    const [start, end] = [formatInstant(to.start), formatInstant(to.end)];
    const changed = to.photographer_id !== view.photographer_id;
    const photographer_name =
      photographers?.find(({ id }) => id === to.photographer_id)?.name ?? view.photographer_name;
    const place = { start, end, photographer_id: to.photographer_id, photographer_name };
    await client.cancelQueries({ queryKey: eventsKey });
    const before = client.getQueriesData<CalendarEventView[]>({ queryKey: eventsKey });
    client.setQueriesData<CalendarEventView[]>({ queryKey: eventsKey }, (events) =>
      events?.map((one) => (one.id === view.id ? { ...one, ...place } : one)),
    );
    moving.set(undefined);
    try {
      const { version } = await bookingsCall('PUT /api/admin/bookings/{id}', {
        params: { id: view.id },
        body: {
          start,
          end,
          ...(changed ? { photographer_id: to.photographer_id } : {}),
          ...(view.move ? { version: view.move.version } : {}),
        },
      });
      return { ...event, ...to, view: { ...view, ...place, move: view.move && { ...view.move, version } } };
    } catch (error) {
      for (const [key, events] of before) client.setQueryData(key, events);
      throw error;
    } finally {
      void refresh();
    }
  };
};
