import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bookingsCall } from '#features/booking/web/parts/admin/use-bookings.ts';
import { usePhotographers } from '#features/photographers/web/parts/admin/use-photographers.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { formatShort, formatTime } from '#shared/kernel/time/format.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { askConfirmation } from '#shared/web/dialog/dialogs.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { CalendarEventView, ObjectionView } from '../../../contract.ts';
import { noResource, sameTarget } from '../../../domain/move.ts';
import { calendarTexts } from '../../../texts/handle.ts';
import { useObjectionWords } from '../objection-words.ts';
import { calendarCall, eventsKey, type TimedEvent, useRefresh } from '../use-calendar.ts';
import { moving } from './moving.ts';
import { useColumnName } from './target-words.ts';
import { useOthersFree } from './use-others-free.ts';
import { type Position, usePositions, type Way } from './use-positions.ts';

const shownFor = 12_000;

/**
 * Moves a booking to another time: shows the reasons against it, otherwise asks for confirmation, shows the change at
 * once and rolls it back if the server rejects it. Returns a sentence for screen readers, or an empty one if a toast
 * has announced it.
 */
export const useDrop = (): ((event: TimedEvent, way: Way) => Promise<string>) => {
  const t = useTexts(calendarTexts);
  const { language } = useLanguage();
  const nameOf = useColumnName();
  const positionsOf = usePositions();
  const message = useErrorMessage();
  const whyNot = useWhyNot();
  const othersFree = useOthersFree();
  const write = useWrite();
  const words = ({ start, end, ...column }: Position): string =>
    `${formatShort(start, language)}–${formatTime(end)}, ${nameOf(column)}`;

  const refused = async (event: TimedEvent, to: Position, error?: unknown): Promise<boolean> => {
    const stale = error instanceof CallError && error.code === 'version_conflict';
    const why = stale ? t('move.stale') : ((await whyNot(event, to)) ?? (error ? message(error) : undefined));
    if (why === undefined) return false;
    // In the day by resources the photographer stays.
    const others = stale || to.resource_id !== undefined ? [] : await othersFree(event, to);
    const instead = others.length === 0 ? '' : ` ${t('move.othersFree', others.join(', '))}`;
    showToast(t('move.refused', why) + instead, 'error', shownFor);
    return true;
  };

  const undo = async (event: TimedEvent, back: Position): Promise<void> => {
    try {
      await write(event, back);
      showToast(t('move.undone', { name: event.view.customer_name ?? '', to: words(back) }), 'success');
    } catch (error) {
      await refused(event, back, error);
    }
  };

  return async (event, way) => {
    const { view } = event;
    if (sameTarget(way.target, way.from)) return t('move.same');
    const positions = positionsOf(event, way);
    if (!positions) {
      showToast(t('move.refused', t('move.skipped')), 'error', shownFor);
      return '';
    }
    const { from, to, isMailed } = positions;
    if (await refused(event, to)) return '';
    const what = [view.customer_name, view.service_name].filter(Boolean).join(', ');
    const question = t('move.fromTo', { what, from: words(from), to: words(to) });
    const mail = t(isMailed ? 'move.mailed' : 'move.notMailed');
    const sure = await askConfirmation(`${question}\n\n${mail}`, {
      title: t('move.question'),
      confirm: t('move.confirm'),
      cancel: t('move.keep'),
    });
    if (!sure) return t('move.cancelled');
    try {
      const moved = await write(event, to);
      showToast(t('move.done', { name: view.customer_name ?? '', to: words(to) }), 'success', shownFor, {
        label: t('move.undo'),
        act: () => void undo(moved, from),
      });
    } catch (error) {
      await refused(event, to, error);
    }
    return '';
  };
};

const aboutResource: ReadonlySet<ObjectionView['reason']> = new Set(['not_needed', 'no_resource']);

/** Returns the reasons against a new time in words; undefined if there are none, or if they cannot be loaded. */
const useWhyNot = () => {
  const words = useObjectionWords();
  return async ({ view, start }: TimedEvent, to: Position): Promise<string | undefined> => {
    const mode = view.move?.internal ? 'internal' : 'staff';
    const column = to.resource_id === noResource ? undefined : to.resource_id;
    const asked = column !== undefined || to.photographer_id !== view.photographer_id;
    // A session that only gets another resource does not move: its hours do not matter.
    const isOfColumn = ({ resource, reason }: ObjectionView): boolean =>
      column === undefined || to.start !== start || resource !== null || aboutResource.has(reason);
    try {
      const response = await calendarCall('GET /api/admin/availability/explain', {
        query: {
          photographer_id: to.photographer_id,
          // The current photographer may keep the booking, even without offering the service any more.
          ...(asked && view.service_id ? { service_id: view.service_id } : {}),
          ...(column === undefined ? {} : { resource_id: column }),
          duration_min: (to.end - to.start) / MINUTE,
          start: formatInstant(to.start),
          except: view.id,
        },
      });
      if (response.free_for.includes(mode)) return undefined;
      const reasons = response.reasons.filter((reason) => reason.blocks.includes(mode) && isOfColumn(reason));
      return reasons.length === 0 ? undefined : reasons.map((reason) => words(reason, response)).join(' ');
    } catch {
      // The server checks again when it is written.
      return undefined;
    }
  };
};

interface Move {
  readonly event: TimedEvent;
  readonly to: Position;
}

/**
 * Writes a new time and shows it before the response; it is rolled back if the server rejects it. As a mutation, so that
 * what others change is not read while it is being written.
 */
const useWrite = () => {
  const client = useQueryClient();
  const refresh = useRefresh();
  const photographers = usePhotographers().data;
  const write = async ({ event: { view, ...event }, to }: Move): Promise<TimedEvent> => {
    const [start, end] = [formatInstant(to.start), formatInstant(to.end)];
    const changed = to.photographer_id !== view.photographer_id;
    const photographer_name =
      photographers?.find(({ id }) => id === to.photographer_id)?.name ?? view.photographer_name;
    const position = {
      start,
      end,
      photographer_id: to.photographer_id,
      photographer_name,
      resource_ids: [...to.shown],
    };
    await client.cancelQueries({ queryKey: eventsKey });
    const before = client.getQueriesData<CalendarEventView[]>({ queryKey: eventsKey });
    client.setQueriesData<CalendarEventView[]>({ queryKey: eventsKey }, (events) =>
      events?.map((one) => (one.id === view.id ? { ...one, ...position } : one)),
    );
    moving.set(undefined);
    try {
      const { version } = await bookingsCall('PUT /api/admin/bookings/{id}', {
        params: { id: view.id },
        body: {
          start,
          end,
          ...(changed ? { photographer_id: to.photographer_id } : {}),
          ...(to.resource_ids ? { resource_ids: [...to.resource_ids] } : {}),
          ...(view.move ? { version: view.move.version } : {}),
        },
      });
      return {
        ...event,
        start: to.start,
        end: to.end,
        view: { ...view, ...position, move: view.move && { ...view.move, version } },
      };
    } catch (error) {
      for (const [key, events] of before) client.setQueryData(key, events);
      throw error;
    } finally {
      void refresh();
    }
  };
  const { mutateAsync } = useMutation({ mutationFn: write });
  return (event: TimedEvent, to: Position): Promise<TimedEvent> => mutateAsync({ event, to });
};
