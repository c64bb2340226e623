import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallError } from '#shared/web/call/call-error.ts';
import { askConfirmation, showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import { hoursTexts } from '../../../texts/handle.ts';
import { exceptionsCall, exceptionsKey } from '../../parts/admin/use-exceptions.ts';

/** The last imports of holidays. */
export const useHolidayImports = () =>
  useQuery({
    queryKey: [...exceptionsKey, 'holiday-imports'],
    queryFn: ({ signal }) => exceptionsCall('GET /api/admin/calendar/holidays/imports', undefined, { signal }),
  });

/** Asks for confirmation, then deletes the unchanged days of an import and reports the result. */
export const useUndoHolidays = () => {
  const t = useTexts(hoursTexts);
  const client = useQueryClient();
  const undo = useMutation({
    mutationFn: (id: string) => exceptionsCall('DELETE /api/admin/calendar/holidays/imports/{id}', { params: { id } }),
    onSuccess: ({ removed, kept_changed }) =>
      showToast(t('holidays.undone', { removed, kept: kept_changed }), 'success'),
    onError: (error) => {
      const isDone = error instanceof CallError && error.code === 'import_undone';
      void showAlert(t(isDone ? 'holidays.undoneBefore' : 'holidays.undoError'));
    },
    onSettled: () => client.invalidateQueries({ queryKey: exceptionsKey }),
  });
  return async (id: string): Promise<void> => {
    const wording = { confirm: t('holidays.undo'), tone: 'danger' } as const;
    if (await askConfirmation(t('holidays.undoQuestion'), wording)) undo.mutate(id);
  };
};
