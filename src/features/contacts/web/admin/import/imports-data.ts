import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { logFailure } from '#shared/web/admin/log-failure.ts';
import { showAlert } from '#shared/web/dialogs.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import { undoneText } from '../../../domain/import/undone-text.ts';
import type { contactImportsContract, UndoneImport } from '../../../import-contract.ts';
import { refreshContacts } from '../contacts-data.ts';

const callImports = adminCaller<typeof contactImportsContract>();

export const beginImport = (id: string, file_name: string) =>
  callImports('PUT /api/admin/contacts/imports/{id}', { params: { id }, body: { file_name } });

/** The import that can be taken back, as it is at this moment. */
export const useLastImport = () =>
  useQuery({
    queryKey: ['contacts', 'last-import'],
    queryFn: ({ signal }) => callImports('GET /api/admin/contacts/imports/last', undefined, { signal }),
    retry: 1,
    staleTime: 0,
    gcTime: 0,
  });

/** Takes an import back and says what has become of it. */
export const useUndoImport = (onUndone: (undone: UndoneImport) => void) => {
  const client: QueryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callImports('DELETE /api/admin/contacts/imports/{id}', { params: { id } }),
    onSuccess: async (undone) => {
      onUndone(undone);
      showToast(`Import rückgängig gemacht: ${undoneText(undone)}`, 'success');
      await refreshContacts(client);
    },
    onError: (error) => {
      logFailure('Failed to undo an import', error);
      void showAlert('Der Import konnte nicht rückgängig gemacht werden. Bitte versuchen Sie es noch einmal.');
    },
  });
};
