import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { detailOf } from '#shared/web/admin/api-error.ts';
import { differing, presentIn } from '#shared/web/admin/edited-twice.ts';
import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { logFailure } from '#shared/web/admin/log-failure.ts';
import { useErrorMessage } from '#shared/web/error-message.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminResource, NewResource, ResourceChanges } from '../../contract.ts';
import { resourcesCall, resourcesKey } from '../parts/admin/use-resources.ts';

/** The fields of the form. */
export const resourceFields = [
  'kind',
  'name_de',
  'name_ru',
  'units',
  'active',
  'shown_to_customers',
  'daily_limit',
] as const;

/** Saves a resource that was not changed concurrently, or only in fields that the form does not contain. */
const change = async (base: AdminResource, body: ResourceChanges): Promise<AdminResource> => {
  const send = (version: number) =>
    resourcesCall('PATCH /api/admin/resources/{id}', { params: { id: base.id }, body: { ...body, version } });
  try {
    return await send(base.version);
  } catch (error) {
    const present = presentIn(error, 'resource') as AdminResource | undefined;
    if (!present || differing(base, present, resourceFields).length > 0) throw error;
    return send(present.version);
  }
};

/**
 * Saves a resource, or adds one. A failure is logged and the form keeps its values. `base` is the resource that the form
 * was filled from; after a conflict it is replaced by the current one (`rebase`).
 */
export const useSaveResource = (resource: AdminResource | undefined, onSaved: () => void) => {
  const [base, setBase] = useState(resource);
  const t = useTexts(formTexts);
  const message = useErrorMessage();
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: (body: NewResource) =>
      base === undefined ? resourcesCall('POST /api/admin/resources', { body }) : change(base, body),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: resourcesKey });
      onSaved();
    },
    onError: (error) => logFailure('A resource could not be saved', error),
  });
  const present = presentIn(saving.error, 'resource') as AdminResource | undefined;
  return {
    base,
    save: (body: NewResource) => saving.mutateAsync(body),
    failed: (error: unknown) =>
      presentIn(error, 'resource') ? undefined : t('form.notSaved', detailOf(error) ?? message(error)),
    /** The current resource if it was changed concurrently. */
    conflict: present && base && { base, present },
    rebase: (to: AdminResource) => {
      setBase(to);
      saving.reset();
    },
  };
};
