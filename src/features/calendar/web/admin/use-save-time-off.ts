import { useMutation } from '@tanstack/react-query';
import type { NewTimeOff, TimeOffView } from '#features/availability/time-off-contract.ts';
import { parseInstant } from '#shared/kernel/berlin-time.ts';
import { formatDateTime } from '#shared/kernel/format.ts';
import { showAlert } from '#shared/web/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/when.tsx';
import { calendarTexts } from '../../texts/handle.ts';
import { timeOffCall, useRefresh } from './use-calendar.ts';

/**
 * Checks a time off against existing ones, then creates it, or changes the one with the given id; reports what prevents
 * it.
 */
export const useSaveTimeOff = (id: string | undefined, onDone: (saved: TimeOffView) => void) => {
  const t = useTexts(calendarTexts);
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (off: NewTimeOff): Promise<TimeOffView | undefined> => {
      const [start, end] = [parseInstant(off.start), parseInstant(off.end)];
      if (start.ok && end.ok && start.value >= end.value) {
        await showAlert(t('timeOff.invalidDateOrder'));
        return undefined;
      }
      // If the lookup fails, the server checks anyway.
      const existing = await otherTimeOff(off, id);
      const overlapping = (existing ?? []).filter(
        (one) => start.ok && end.ok && epochOf(one.start) < end.value && epochOf(one.end) > start.value,
      );
      if (overlapping.length > 0) {
        await showAlert(t('timeOff.overlap', rangesOf(overlapping)));
        return undefined;
      }
      if (id === undefined) return timeOffCall('POST /api/admin/timeoff', { body: off });
      return timeOffCall('PUT /api/admin/timeoff/{id}', { params: { id }, body: off });
    },
    onSuccess: async (saved) => {
      if (!saved) return;
      await refresh();
      onDone(saved);
    },
    onError: async (error, off) => {
      if (!/overlaps|400/.test(error.message)) {
        return showAlert(t(id === undefined ? 'calendar.errors.createTimeOffFailed' : 'timeOff.updateError'));
      }
      const existing = await otherTimeOff(off, id);
      return showAlert(
        existing ? t('timeOff.timeOffOverlapsDetail', rangesOf(existing)) : t('timeOff.timeOffOverlaps'),
      );
    },
  });
};

/** Returns the photographer's time off of the years that `off` overlaps. */
const timeOffOfYears = ({ photographer_id, start, end }: NewTimeOff): Promise<TimeOffView[]> =>
  timeOffCall('GET /api/admin/timeoff', {
    query: { photographer_id, date_from: `${start.slice(0, 4)}-01-01`, date_to: `${end.slice(0, 4)}-12-31` },
  });

const otherTimeOff = async (off: NewTimeOff, except: string | undefined): Promise<TimeOffView[] | undefined> => {
  try {
    return (await timeOffOfYears(off)).filter(({ id }) => id !== except);
  } catch {
    return undefined;
  }
};

const rangesOf = (all: readonly TimeOffView[]): string =>
  all
    .map(({ start, end, reason }) =>
      [`${formatDateTime(epochOf(start))} – ${formatDateTime(epochOf(end))}`, reason && `(${reason})`]
        .filter(Boolean)
        .join(' '),
    )
    .join('\n');
