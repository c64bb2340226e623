import type { NewTimeOff, TimeOffView } from '#features/hours/time-off-contract.ts';
import { parseInstant } from '#shared/kernel/time/berlin-time.ts';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { useSaveRecord } from '#shared/web/admin/form/use-save-record.ts';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import { calendarTexts } from '../../../texts/handle.ts';
import { timeOffCall, useRefresh } from '../use-calendar.ts';

/** A time off as the calendar knows it. */
export type KnownTimeOff = Omit<TimeOffView, 'bookings'>;

/** Creates a time off, or changes one; reports what prevents it. */
export const useSaveTimeOff = (stored: KnownTimeOff | undefined, onDone: (saved: TimeOffView) => void) => {
  const t = useTexts(calendarTexts);
  const refresh = useRefresh();
  const id = stored?.id;
  const saving = useSaveRecord<KnownTimeOff | TimeOffView, NewTimeOff>({
    stored,
    name: 'time_off',
    fields: ['photographer_id', 'start', 'end', 'reason'],
    add: (body) => timeOffCall('POST /api/admin/timeoff', { body }),
    change: (base, body) => timeOffCall('PUT /api/admin/timeoff/{id}', { params: { id: base.id }, body }),
    onSaved: async (saved) => {
      await refresh();
      if ('bookings' in saved) onDone(saved);
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
    ...saving,
    failed: (error: unknown, off: NewTimeOff): undefined => {
      if (!saving.isConflict(error)) void showFailure(error, off);
    },
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
