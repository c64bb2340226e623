import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { logFailure } from '#shared/web/admin/log-failure.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { askConfirmation, showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { contactImportsContract, UndoneImport } from '../../../import-contract.ts';
import { importTexts } from '../../../texts/import-handle.ts';
import { refreshContacts } from '../contacts-data.ts';
import { undoneText } from './import-words.ts';

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
  const t = useTexts(importTexts);
  const fields = useTexts(formTexts);
  const client: QueryClient = useQueryClient();
  const undo = useMutation({
    mutationFn: (id: string) => callImports('DELETE /api/admin/contacts/imports/{id}', { params: { id } }),
    onSuccess: (undone) => {
      onUndone(undone);
      showToast(t('undo.toast', undoneText(undone, t)), 'success');
    },
    onError: (error) => {
      logFailure('Failed to undo an import', error);
      const isDone = error instanceof CallError && error.code === 'import_undone';
      void showAlert(t(isDone ? 'undo.twice' : 'undo.error'));
    },
    onSettled: () =>
      Promise.all([refreshContacts(client), client.invalidateQueries({ queryKey: ['contacts', 'imports'] })]),
  });
  const ask = async (id: string): Promise<void> => {
    const wording = { title: t('undo.question'), confirm: t('undo.yes'), cancel: fields('form.cancel') };
    if (await askConfirmation(t('undo.question.text'), { ...wording, tone: 'danger' })) undo.mutate(id);
  };
  return { undo: (id: string) => void ask(id), busyWith: undo.isPending ? undo.variables : undefined };
};
