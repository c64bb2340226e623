import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { logFailure } from '#shared/web/admin/log-failure.ts';
import { CallError } from '#shared/web/call-error.ts';
import { askConfirmation, showAlert } from '#shared/web/dialogs.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import { undoneText } from '../../../domain/import/undone-text.ts';
import type { contactImportsContract, UndoneImport } from '../../../import-contract.ts';
import { refreshContacts } from '../contacts-data.ts';

const callImports = adminCaller<typeof contactImportsContract>();

export const beginImport = (id: string, file_name: string) =>
  callImports('PUT /api/admin/contacts/imports/{id}', { params: { id }, body: { file_name } });

/** The last imports; always refetched. */
export const useImports = () =>
  useQuery({
    queryKey: ['contacts', 'imports'],
    queryFn: ({ signal }) => callImports('GET /api/admin/contacts/imports', undefined, { signal }),
    retry: 1,
    staleTime: 0,
    gcTime: 0,
  });

/** Asks for confirmation, then undoes an import and reports the result. */
export const useUndoImport = (onUndone: (undone: UndoneImport) => void = () => undefined) => {
  const client: QueryClient = useQueryClient();
  const undo = useMutation({
    mutationFn: (id: string) => callImports('DELETE /api/admin/contacts/imports/{id}', { params: { id } }),
    onSuccess: (undone) => {
      onUndone(undone);
      showToast(`Import rückgängig gemacht: ${undoneText(undone)}`, 'success');
    },
    onError: (error) => {
      logFailure('Failed to undo an import', error);
      const isDone = error instanceof CallError && error.code === 'import_undone';
      void showAlert(
        isDone
          ? 'Dieser Import wurde schon rückgängig gemacht.'
          : 'Der Import konnte nicht rückgängig gemacht werden. Bitte versuchen Sie es noch einmal.',
      );
    },
    onSettled: () =>
      Promise.all([refreshContacts(client), client.invalidateQueries({ queryKey: ['contacts', 'imports'] })]),
  });
  const ask = async (id: string): Promise<void> => {
    const question =
      'Die importierten Kontakte werden wieder gelöscht. Wer inzwischen bearbeitet wurde, eine Notiz hat oder gebucht hat, bleibt.';
    const wording = { title: 'Import rückgängig machen?', confirm: 'Rückgängig machen', cancel: 'Abbrechen' };
    if (await askConfirmation(question, { ...wording, tone: 'danger' })) undo.mutate(id);
  };
  return { undo: (id: string) => void ask(id), busyWith: undo.isPending ? undo.variables : undefined };
};
