import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inLanguage } from '#shared/kernel/in-language.ts';
import { logFailure } from '#shared/web/admin/log-failure.ts';
import { askConfirmation, showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { AdminResource } from '../../contract.ts';
import { resourcesAdminTexts } from '../../texts/admin-handle.ts';
import { resourcesCall, resourcesKey } from '../parts/admin/use-resources.ts';
import { refusalOf } from './refusal-of.ts';

const listKey = [...resourcesKey, 'list'];

/** Updates the displayed list before the response arrives; returns a function that reverts it. */
const useShownList = () => {
  const client = useQueryClient();
  return {
    change: async (next: (resources: readonly AdminResource[]) => readonly AdminResource[]) => {
      await client.cancelQueries({ queryKey: resourcesKey });
      const before = client.getQueryData<readonly AdminResource[]>(listKey);
      if (before) client.setQueryData(listKey, next(before));
      return () => client.setQueryData(listKey, before);
    },
    refresh: () => client.invalidateQueries({ queryKey: resourcesKey }),
    isLast: (key: readonly string[]) => client.isMutating({ mutationKey: key }) === 1,
  };
};

/** Switches at once. If the request fails, the error is logged and the switch goes back. */
export const useToggleResource = () => {
  const list = useShownList();
  return useMutation({
    mutationFn: ({ id, active }: AdminResource) =>
      resourcesCall('PATCH /api/admin/resources/{id}', { params: { id }, body: { active: !active } }),
    onMutate: ({ id, active }) =>
      list.change((resources) => resources.map((one) => (one.id === id ? { ...one, active: !active } : one))),
    onError: (error, _, takeBack) => {
      logFailure('A resource could not be switched', error);
      takeBack?.();
    },
    onSettled: list.refresh,
  });
};

const orderKey = ['resources', 'order'] as const;

/** Shows and sends a new order; reverts the list if the request fails. */
export const useReorderResources = () => {
  const t = useTexts(resourcesAdminTexts);
  const list = useShownList();
  return useMutation({
    mutationKey: orderKey,
    // Requests run one after the other, so that the last move wins.
    scope: { id: 'resources-order' },
    mutationFn: (ids: readonly string[]) =>
      resourcesCall('PUT /api/admin/resources/reorder', { body: { resource_ids: [...ids] } }),
    onMutate: (ids) => list.change((all) => all.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))),
    onError: (_error, _order, takeBack) => {
      takeBack?.();
      void showAlert(t('resources.reorderError'));
    },
    onSettled: () => (list.isLast(orderKey) ? list.refresh() : undefined),
  });
};

/** Asks first, and shows what prevents the deletion: services that need it, or sessions that use it. */
export const useDeleteResource = () => {
  const t = useTexts(resourcesAdminTexts);
  const { language } = useLanguage();
  const list = useShownList();
  const showRefusal = (resource: AdminResource, error: unknown): void => {
    const { services, sessions } = refusalOf(error) ?? {};
    const title = t('refused.title', inLanguage(resource, 'name', language));
    if (services) void showAlert(t('refused.needed', services.join(', ')), { title });
    else if (sessions !== undefined) void showAlert(t('refused.used', sessions), { title });
    else void showAlert(t('resources.deleteError'));
  };
  const remove = useMutation({
    mutationFn: ({ id }: AdminResource) => resourcesCall('DELETE /api/admin/resources/{id}', { params: { id } }),
    onError: (error, resource) => showRefusal(resource, error),
    onSettled: list.refresh,
  });
  return async (resource: AdminResource): Promise<void> => {
    const sure = await askConfirmation(t('resources.deleteConfirm', inLanguage(resource, 'name', language)), {
      confirm: t('resources.delete'),
      tone: 'danger',
    });
    if (sure) remove.mutate(resource);
  };
};
