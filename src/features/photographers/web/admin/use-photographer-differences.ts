import { resourcesAdminTexts } from '#features/resources/texts/admin-handle.ts';
import { useTheirChanges } from '#shared/web/admin/form/their-changes.ts';
import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { useEuro } from '#shared/web/admin/use-euro.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminPhotographer } from '../../contract.ts';
import { photographersAdminTexts } from '../../texts/admin-handle.ts';
import type { photographerFields } from './use-save-photographer.ts';

/** Describes what a concurrent change altered in a photographer. */
export const usePhotographerDifferences = () => {
  const t = useTexts(photographersAdminTexts);
  const words = useTexts(formTexts);
  const resources = useTexts(resourcesAdminTexts);
  const euro = useEuro();
  return useTheirChanges<AdminPhotographer, (typeof photographerFields)[number]>({
    labels: {
      name: words('form.name'),
      email: words('form.emailAddress'),
      phone: words('form.phone'),
      bio: t('form.bio'),
      bio_ru: t('form.bioRu'),
      experience_years: t('form.experience'),
      hourly_rate: t('form.rate'),
      daily_limit: resources('limit.most'),
    },
    textOf: ({ hourly_rate }, field) =>
      field === 'hourly_rate' && hourly_rate !== null ? euro(hourly_rate) : undefined,
  });
};
