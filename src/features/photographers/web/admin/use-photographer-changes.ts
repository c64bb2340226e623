import { useMutation, useQueryClient } from '@tanstack/react-query';
import { logFailure } from '#shared/web/admin/log-failure.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { askConfirmation, showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminPhotographer } from '../../contract.ts';
import { photographersAdminTexts } from '../../texts/admin-handle.ts';
import { photographersCall, photographersKey } from '../parts/admin/use-photographers.ts';

const listKey = [...photographersKey, 'list'];

/** Switches at once. If the request fails, the error is logged and the switch goes back. */
export const useTogglePhotographer = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: AdminPhotographer) =>
      photographersCall('PUT /api/admin/photographers/{id}/toggle-active', { params: { id } }),
    onMutate: async ({ id, is_active }) => {
      await client.cancelQueries({ queryKey: photographersKey });
      const before = client.getQueryData<readonly AdminPhotographer[]>(listKey);
      const after = before?.map((one) => (one.id === id ? { ...one, is_active: !is_active } : one));
      client.setQueryData(listKey, after);
      return before;
    },
    onError: (error, _, before) => {
      logFailure('A photographer could not be switched', error);
      client.setQueryData(listKey, before);
    },
    onSettled: () => client.invalidateQueries({ queryKey: photographersKey }),
  });
};

/** Asks first, with the number of future bookings. */
export const useDeletePhotographer = () => {
  const t = useTexts(photographersAdminTexts);
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: (id: string) => photographersCall('DELETE /api/admin/photographers/{id}', { params: { id } }),
    onError: (error) => {
      const services = servicesNeeding(error);
      void showAlert(services ? t('photographers.deleteNeeded', services) : t('admin.photographers.deleteError'));
    },
    onSettled: () => client.invalidateQueries({ queryKey: photographersKey }),
  });
  return async ({ id, name, upcoming_bookings }: AdminPhotographer): Promise<void> => {
    const sure = await askConfirmation(t('photographers.deleteConfirm', { name, upcoming: upcoming_bookings }), {
      confirm: t('photographers.delete'),
      tone: 'danger',
    });
    if (sure) remove.mutate(id);
  };
};

/** The services that need a photographer as a second person, if they are why the deletion was refused. */
const servicesNeeding = (error: unknown): string | undefined =>
  error instanceof CallError && error.code === 'resource_needed'
    ? (JSON.parse(error.body) as { services: string[] }).services.join(', ')
    : undefined;
