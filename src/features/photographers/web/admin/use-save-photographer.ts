import { useSaveRecord } from '#shared/web/admin/form/use-save-record.ts';
import type { AdminPhotographer, NewPhotographer } from '../../contract.ts';
import { photographersCall, photographersKey } from '../parts/admin/use-photographers.ts';

/** The fields of the form. */
export const photographerFields = [
  'name',
  'email',
  'phone',
  'bio',
  'bio_ru',
  'experience_years',
  'hourly_rate',
  'daily_limit',
] as const;

export const useSavePhotographer = (photographer: AdminPhotographer | undefined, onSaved: () => void) =>
  useSaveRecord<AdminPhotographer, NewPhotographer>({
    stored: photographer,
    name: 'photographer',
    fields: photographerFields,
    add: (body) => photographersCall('POST /api/admin/photographers', { body }),
    change: ({ id }, body) => photographersCall('PUT /api/admin/photographers/{id}', { params: { id }, body }),
    queryKey: photographersKey,
    onSaved,
    isLogged: true,
  });
