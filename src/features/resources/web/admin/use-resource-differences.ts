import { useTheirChanges } from '#shared/web/admin/form/their-changes.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminResource } from '../../contract.ts';
import { resourcesAdminTexts } from '../../texts/admin-handle.ts';
import type { resourceFields } from './use-save-resource.ts';

/** Describes what a concurrent change altered in a resource. */
export const useResourceDifferences = () => {
  const t = useTexts(resourcesAdminTexts);
  return useTheirChanges<AdminResource, (typeof resourceFields)[number]>({
    labels: {
      kind: t('form.kind'),
      name_de: t('form.name_de'),
      name_ru: t('form.name_ru'),
      units: t('form.units'),
      active: t('form.active'),
      shown_to_customers: t('form.shown'),
      daily_limit: t('limit.most'),
    },
    textOf: ({ kind }, field) => (field === 'kind' ? t(`kind.${kind}`) : undefined),
  });
};
