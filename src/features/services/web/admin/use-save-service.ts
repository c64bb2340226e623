import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { detailOf } from '#shared/web/admin/api-error.ts';
import { differing, presentIn } from '#shared/web/admin/edited-twice.ts';
import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { logFailure } from '#shared/web/admin/log-failure.ts';
import { useErrorMessage } from '#shared/web/error-message.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminService, NewServiceSent, ServiceChanges } from '../../contract.ts';
import { servicesCall, servicesKey } from '../parts/admin/use-services.ts';
import { serviceFields } from './use-service-differences.ts';

/**
 * Saves a service that was not changed concurrently, or only in fields that the form does not contain, such as its
 * position.
 */
const change = async (
  base: AdminService | undefined,
  { params, body }: { readonly params: { readonly id: string }; readonly body: ServiceChanges },
): Promise<AdminService> => {
  const send = (version: number | undefined) =>
    servicesCall('PUT /api/admin/services/{id}', { params, body: { ...body, version } });
  try {
    return await send(base?.version);
  } catch (error) {
    const present = presentIn(error, 'service') as AdminService | undefined;
    if (!base || !present || differing(base, present, serviceFields).length > 0) throw error;
    return send(present.version);
  }
};

/**
 * Saves a service, or adds one without an ID. A failure is logged and the form keeps its values. `base` is the service
 * that the form was filled from; after a conflict it is replaced by the current one (`rebase`).
 */
export const useSaveService = (service: AdminService | undefined, onSaved: () => void) => {
  const [base, setBase] = useState(service);
  const id = base?.id;
  const t = useTexts(formTexts);
  const message = useErrorMessage();
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: (body: ServiceChanges) =>
      id === undefined
        ? servicesCall('POST /api/admin/services', { body: body as NewServiceSent })
        : change(base, { params: { id }, body }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: servicesKey });
      onSaved();
    },
    onError: (error) => logFailure('A service could not be saved', error),
  });
  const present = presentIn(saving.error, 'service') as AdminService | undefined;
  return {
    base,
    save: (body: ServiceChanges) => saving.mutateAsync(body),
    failed: (error: unknown) =>
      presentIn(error, 'service') ? undefined : t('form.notSaved', detailOf(error) ?? message(error)),
    /** The current service if it was changed concurrently. */
    conflict: present && base && { base, present },
    rebase: (to: AdminService) => {
      setBase(to);
      saving.reset();
    },
  };
};
