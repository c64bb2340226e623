import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatShortDate } from '#shared/kernel/time/format.ts';
import { useSaveRecord } from '#shared/web/admin/form/use-save-record.ts';
import type { CallError } from '#shared/web/call/call-error.ts';
import { askConfirmation, showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { GermanState } from '../../../domain/public-holidays.ts';
import type { DateExceptionView, NewException } from '../../../exceptions-contract.ts';
import { hoursTexts } from '../../../texts/handle.ts';
import { exceptionsCall, exceptionsKey } from '../../parts/admin/use-exceptions.ts';

/** Saves an exception, or adds one. A date that is taken is an error of its field. */
export const useSaveException = (exception: DateExceptionView | undefined, onSaved: () => void) => {
  const takenText = useTakenText();
  const saving = useSaveRecord<DateExceptionView, NewException>({
    stored: exception,
    name: 'exception',
    fields: [
      'date',
      'end_date',
      'name',
      'is_working',
      'start_time',
      'end_time',
      'break_enabled',
      'break_start',
      'break_end',
    ],
    add: (body) => exceptionsCall('POST /api/admin/calendar/exceptions', { body }),
    change: ({ id }, body) => exceptionsCall('PUT /api/admin/calendar/exceptions/{id}', { params: { id }, body }),
    queryKey: exceptionsKey,
    onSaved,
  });
  return {
    ...saving,
    refusal: (error: CallError, sent: Pick<DateExceptionView, 'date' | 'end_date'>) => ({
      date: takenText(error, sent),
    }),
  };
};

/** Asks for confirmation, then deletes the exception, so that the date has the hours of its weekday again. */
export const useDeleteException = () => {
  const t = useTexts(hoursTexts);
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: (id: string) => exceptionsCall('DELETE /api/admin/calendar/exceptions/{id}', { params: { id } }),
    onError: () => void showAlert(t('exceptions.deleteError')),
    onSettled: () => client.invalidateQueries({ queryKey: exceptionsKey }),
  });
  return async ({ id, name }: DateExceptionView): Promise<void> => {
    const wording = { confirm: t('exceptions.delete'), tone: 'danger' } as const;
    if (await askConfirmation(t('exceptions.deleteQuestion', name), wording)) remove.mutate(id);
  };
};

/** Closes the studio on holidays. */
export const useImportHolidays = (onSaved: (added: number, importId: string | null) => void) => {
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: (body: { readonly state: GermanState; readonly year: number; readonly dates: string[] }) =>
      exceptionsCall('POST /api/admin/calendar/holidays', { body }),
    onSuccess: ({ added, import_id }) => onSaved(added.length, import_id),
    onSettled: () => client.invalidateQueries({ queryKey: exceptionsKey }),
  });
  return saving.mutateAsync;
};

/** The holidays of a state and year, with the exceptions they already have; sends no request without a state. */
export const useHolidays = (state: GermanState | '', year: number) =>
  useQuery({
    queryKey: [...exceptionsKey, 'holidays', state, year],
    queryFn: ({ signal }) =>
      exceptionsCall('GET /api/admin/calendar/holidays', { query: { state: state || 'BW', year } }, { signal }),
    enabled: state !== '',
    staleTime: 0,
  });

/** The bookings of one or several dates, while they are being closed or given other hours. */
export const useBookingsOn = (span: Pick<DateExceptionView, 'date' | 'end_date'> | undefined) =>
  useQuery({
    queryKey: [...exceptionsKey, 'bookings', span?.date, span?.end_date],
    queryFn: ({ signal }) =>
      exceptionsCall(
        'GET /api/admin/calendar/dates/{date}/bookings',
        { params: { date: span?.date ?? '' }, query: { end_date: span?.end_date } },
        { signal },
      ),
    enabled: span !== undefined,
    staleTime: 0,
  });

/** Returns the message for a date that has an exception already. */
const useTakenText = () => {
  const t = useTexts(hoursTexts);
  const { language } = useLanguage();
  return (error: CallError, sent: Pick<DateExceptionView, 'date' | 'end_date'>): string | undefined => {
    if (error.code !== 'date_taken') return undefined;
    if (sent.end_date === '' || sent.end_date === sent.date) return t('exceptions.dateTaken');
    const { conflicts } = JSON.parse(error.body) as { conflicts: readonly { date: string; name: string }[] };
    const days = conflicts.map(({ date, name }) => `${formatShortDate(date, language)} ${name}`);
    return t('exceptions.datesTaken', days.join(', '));
  };
};
