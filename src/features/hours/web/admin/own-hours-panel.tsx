import { usePhotographers } from '#features/photographers/web/parts/admin/use-photographers.ts';
import { useResources } from '#features/resources/web/parts/admin/use-resources.ts';
import { inLanguage } from '#shared/kernel/in-language.ts';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { ListSkeleton } from '#shared/web/admin/table/list-skeleton.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { hoursTexts } from '../../texts/handle.ts';
import { OwnHoursButton, OwnHoursLine } from '../parts/admin/own-hours/own-hours-button.tsx';

/**
 * The hours of each photographer, room and other resource, for those who may not open their pages, where owners have
 * them.
 */
export const OwnHoursPanel = () => {
  const t = useTexts(hoursTexts);
  const { language } = useLanguage();
  const [photographers, resources] = [usePhotographers(), useResources()];
  const failed = [photographers, resources].find(({ isError }) => isError);
  const all = photographers.data &&
    resources.data && [
      ...photographers.data.map(({ id, name }) => ({ id, name })),
      ...resources.data.map((one) => ({ id: one.id, name: inLanguage(one, 'name', language) })),
    ];
  return (
    <Panel title={t('own.all')} className="mt-4">
      {all ? (
        <ul aria-label={t('own.all')} className="divide-y divide-line">
          {all.map((resource) => (
            <li key={resource.id} className="flex min-h-control items-center justify-between gap-3 py-1">
              <span className="min-w-0 break-words">
                {resource.name}
                <OwnHoursLine resourceId={resource.id} />
              </span>
              <OwnHoursButton resource={resource} />
            </li>
          ))}
        </ul>
      ) : failed ? (
        <LoadFailure title={t('own.allError')} error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        <ListSkeleton rows={3} />
      )}
    </Panel>
  );
};
