import { useSaveRecord } from '#shared/web/admin/form/use-save-record.ts';
import type { AdminResource, NewResource } from '../../contract.ts';
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

export const useSaveResource = (resource: AdminResource | undefined, onSaved: () => void) =>
  useSaveRecord<AdminResource, NewResource>({
    stored: resource,
    name: 'resource',
    fields: resourceFields,
    add: (body) => resourcesCall('POST /api/admin/resources', { body }),
    change: ({ id }, body) => resourcesCall('PATCH /api/admin/resources/{id}', { params: { id }, body }),
    queryKey: resourcesKey,
    onSaved,
    isLogged: true,
  });
