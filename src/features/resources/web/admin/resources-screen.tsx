import { Plus } from 'lucide-react';
import { useState } from 'react';
import { SettingsPage } from '#features/settings/web/parts/admin/settings-page.tsx';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { RowsSkeleton } from '#shared/web/admin/table/rows-skeleton.tsx';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminResource } from '../../contract.ts';
import { resourcesAdminTexts } from '../../texts/admin-handle.ts';
import { useResources } from '../parts/admin/use-resources.ts';
import { ResourceForm } from './resource-form.tsx';
import { ResourcesList, tableFrom } from './resources-list.tsx';

/** The screen of rooms, sets, equipment and people besides the photographers: add, edit, order, switch on and off. */
export const ResourcesScreen = () => {
  const t = useTexts(resourcesAdminTexts);
  const resources = useResources();
  const [open, setOpen] = useState<AdminResource | 'new'>();
  const add = (
    <Button onClick={() => setOpen('new')}>
      <Plus size={18} aria-hidden="true" />
      {t('resources.add')}
    </Button>
  );
  const isEmpty = resources.data?.length === 0;
  return (
    <SettingsPage wide title={t('resources.title')} subtitle={t('resources.subtitle')} actions={!isEmpty && add}>
      {resources.data ? (
        isEmpty ? (
          <div className="card">
            <EmptyState title={t('resources.empty')} text={t('resources.emptyText')}>
              {add}
            </EmptyState>
          </div>
        ) : (
          <ResourcesList resources={resources.data} onEdit={setOpen} />
        )
      ) : resources.isError ? (
        <LoadFailure
          title={t('resources.loadingError')}
          error={resources.error}
          onRetry={() => void resources.refetch()}
        />
      ) : (
        <RowsSkeleton rows={3} columns={['name', 'line', 'number', 'badge', 'buttons']} tableFrom={tableFrom} framed />
      )}
      {open && <ResourceForm resource={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </SettingsPage>
  );
};
