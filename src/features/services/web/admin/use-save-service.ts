import { useMutation, useQueryClient } from '@tanstack/react-query';
import { detailOf } from '#shared/web/admin/api-error.ts';
import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { logFailure } from '#shared/web/admin/log-failure.ts';
import { useErrorMessage } from '#shared/web/error-message.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { NewServiceSent, ServiceChanges } from '../../contract.ts';
import { servicesCall, servicesKey } from '../parts/admin/use-services.ts';

/** Saves a service, or makes one when there is no id. A failure is logged (SERV-044) and the form stays as it is. */
export const useSaveService = (id: string | undefined, onSaved: () => void) => {
  const t = useTexts(formTexts);
  const message = useErrorMessage();
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: (body: ServiceChanges) =>
      id === undefined
        ? servicesCall('POST /api/admin/services', { body: body as NewServiceSent })
        : servicesCall('PUT /api/admin/services/{id}', { params: { id }, body }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: servicesKey });
      onSaved();
    },
    onError: (error) => logFailure('A service could not be saved', error),
  });
  return {
    save: (body: ServiceChanges) => saving.mutate(body),
    busy: saving.isPending,
    failure: saving.isError ? t('form.notSaved', detailOf(saving.error) ?? message(saving.error)) : undefined,
  };
};
