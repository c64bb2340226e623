import { useResources } from '#features/resources/web/parts/admin/use-resources.ts';
import { inLanguage } from '#shared/kernel/in-language.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { bookingAdminTexts } from '../../texts/admin/admin-handle.ts';

interface ResourceFilterProps {
  readonly resource: string | undefined;
  readonly onFilter: (resource: string | undefined) => void;
}

/** Shows only the sessions that use a room or equipment; absent in a studio without any. */
export const ResourceFilter = ({ resource, onFilter }: ResourceFilterProps) => {
  const t = useTexts(bookingAdminTexts);
  const { language } = useLanguage();
  const { data: resources = [] } = useResources();
  if (resources.length === 0) return null;
  return (
    <select
      aria-label={t('list.resource')}
      value={resource ?? ''}
      onChange={(event) => onFilter(event.target.value || undefined)}
      className="min-h-control min-w-0 rounded-field border border-control bg-surface px-2.5 sm:max-w-60 max-sm:w-full"
    >
      <option value="">{t('list.resource.all')}</option>
      {resources.map((one) => (
        <option key={one.id} value={one.id}>
          {inLanguage(one, 'name', language)}
        </option>
      ))}
    </select>
  );
};
