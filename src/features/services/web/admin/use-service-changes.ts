import { useMutation, useQueryClient } from '@tanstack/react-query';
import { logFailure } from '#shared/web/admin/log-failure.ts';
import { askConfirmation, showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { AdminService } from '../../contract.ts';
import { serviceName } from '../../domain/service-words.ts';
import { servicesAdminTexts } from '../../texts/admin-handle.ts';
import { servicesCall, servicesKey } from '../parts/admin/use-services.ts';

const listKey = [...servicesKey, 'list'];

/** Updates the displayed list before the response arrives; returns a function that reverts it. */
const useShownList = () => {
  const client = useQueryClient();
  return {
    change: async (next: (services: readonly AdminService[]) => readonly AdminService[]) => {
      await client.cancelQueries({ queryKey: servicesKey });
      const before = client.getQueryData<readonly AdminService[]>(listKey);
      if (before) client.setQueryData(listKey, next(before));
      return () => client.setQueryData(listKey, before);
    },
    refresh: () => client.invalidateQueries({ queryKey: servicesKey }),
    isLast: (key: readonly string[]) => client.isMutating({ mutationKey: key }) === 1,
  };
};

/** Switches at once. If the request fails, the error is logged and the switch goes back. */
export const useToggleService = () => {
  const list = useShownList();
  return useMutation({
    mutationFn: ({ id }: AdminService) =>
      servicesCall('PUT /api/admin/services/{id}/toggle-active', { params: { id } }),
    onMutate: ({ id, active }) =>
      list.change((services) => services.map((one) => (one.id === id ? { ...one, active: !active } : one))),
    onError: (error, _, takeBack) => {
      logFailure('A service could not be switched', error);
      takeBack?.();
    },
    onSettled: list.refresh,
  });
};

const orderKey = ['services', 'order'] as const;

/** Moves a service in the list and sends the new order; reverts the list if the request fails. */
export const useReorderServices = () => {
  const t = useTexts(servicesAdminTexts);
  const list = useShownList();
  return useMutation({
    mutationKey: orderKey,
    // Requests run one after the other, so that the last move wins.
    scope: { id: 'services-order' },
    mutationFn: ({ ids }: { readonly ids: readonly string[] }) =>
      servicesCall('PUT /api/admin/services/reorder', { body: { service_ids: [...ids] } }),
    onMutate: ({ ids }) =>
      list.change((services) => services.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))),
    onError: (_error, _order, takeBack) => {
      takeBack?.();
      void showAlert(t('services.reorderError'));
    },
    onSettled: () => (list.isLast(orderKey) ? list.refresh() : undefined),
  });
};

/** Asks first, with the number of future bookings. */
export const useDeleteService = () => {
  const t = useTexts(servicesAdminTexts);
  const { language } = useLanguage();
  const list = useShownList();
  const remove = useMutation({
    mutationFn: (id: string) => servicesCall('DELETE /api/admin/services/{id}', { params: { id } }),
    onError: () => void showAlert(t('services.deleteError')),
    onSettled: list.refresh,
  });
  return async (service: AdminService): Promise<void> => {
    const question = { name: serviceName(service, language), upcoming: service.upcoming_bookings };
    const sure = await askConfirmation(t('services.deleteConfirm', question), {
      confirm: t('services.delete'),
      tone: 'danger',
    });
    if (sure) remove.mutate(service.id);
  };
};
