import { useMutation } from '@tanstack/react-query';
import type { NewTimeOff, TimeOffView } from '#features/availability/time-off-contract.ts';
import { parseInstant } from '#shared/kernel/berlin-time.ts';
import { formatDateTime } from '#shared/kernel/format.ts';
import { showAlert } from '#shared/web/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/when.tsx';
import { calendarTexts } from '../../texts/handle.ts';
import { timeOffCall, useRefresh } from './use-calendar.ts';

/** Creates a time off, or changes the one with the given id; reports what prevents it. */
export const useSaveTimeOff = (id: string | undefined, onDone: (saved: TimeOffView) => void) => {
  const t = useTexts(calendarTexts);
  const refresh = useRefresh();
  const saving = useMutation({
    mutationFn: (off: NewTimeOff) =>
      id === undefined
        ? timeOffCall('POST /api/admin/timeoff', { body: off })
        : timeOffCall('PUT /api/admin/timeoff/{id}', { params: { id }, body: off }),
    onSuccess: async (saved) => {
      await refresh();
      onDone(saved);
    },
  });
  const showFailure = async (error: unknown, off: NewTimeOff): Promise<void> => {
    if (!(error instanceof Error && /overlaps|400/.test(error.message))) {
      return showAlert(t(id === undefined ? 'calendar.errors.createTimeOffFailed' : 'timeOff.updateError'));
    }
    const existing = await otherTimeOff(off, id);
    return showAlert(existing ? t('timeOff.timeOffOverlapsDetail', rangesOf(existing)) : t('timeOff.timeOffOverlaps'));
  };
  return {
    /** Checks a time off against existing ones. */
    isFree: async (off: NewTimeOff): Promise<boolean> => {
      const [start, end] = [parseInstant(off.start), parseInstant(off.end)];
      if (!start.ok || !end.ok) return true;
      if (start.value >= end.value) {
        await showAlert(t('timeOff.invalidDateOrder'));
        return false;
      }
      // If the lookup fails, the server checks anyway.
      const overlapping = ((await otherTimeOff(off, id)) ?? []).filter(
        (one) => epochOf(one.start) < end.value && epochOf(one.end) > start.value,
      );
      if (overlapping.length > 0) await showAlert(t('timeOff.overlap', rangesOf(overlapping)));
      return overlapping.length === 0;
    },
    save: saving.mutateAsync,
    failed: (error: unknown, off: NewTimeOff): undefined => void showFailure(error, off),
  };
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
