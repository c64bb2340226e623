import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { ExamplesNote } from '#shared/web/admin/examples-note.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { PageHeader } from '#shared/web/admin/page-header.tsx';
import { RowsSkeleton } from '#shared/web/admin/table/rows-skeleton.tsx';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminPhotographer } from '../../contract.ts';
import { photographersAdminTexts } from '../../texts/admin-handle.ts';
import { photographersCall, photographersKey, usePhotographers } from '../parts/admin/use-photographers.ts';
import { PhotographerForm } from './photographer-form.tsx';
import { PhotographersList } from './photographers-list.tsx';

/** The screen of the photographers: add, edit, switch on and off. */
export const PhotographersScreen = () => {
  const t = useTexts(photographersAdminTexts);
  const photographers = usePhotographers();
  const [open, setOpen] = useState<AdminPhotographer | 'new'>();
  const add = (
    <Button onClick={() => setOpen('new')}>
      <Plus size={18} aria-hidden="true" />
      {t('photographers.add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('photographers.title')} subtitle={t('photographers.subtitle')}>
        {add}
      </PageHeader>
      {photographers.data ? (
        photographers.data.length === 0 ? (
          <div className="card">
            <EmptyState title={t('photographers.empty')} text={t('photographers.emptyText')}>
              {add}
            </EmptyState>
          </div>
        ) : (
          <>
            <ExamplePhotographers photographers={photographers.data} />
            <PhotographersList photographers={photographers.data} onEdit={setOpen} />
          </>
        )
      ) : photographers.isError ? (
        <LoadFailure
          title={t('admin.photographers.loadingError')}
          error={photographers.error}
          onRetry={() => void photographers.refetch()}
        />
      ) : (
        <RowsSkeleton
          rows={4}
          columns={['name', 'name', 'number', 'number', 'badge', 'buttons']}
          tableFrom={80}
          framed
        />
      )}
      {open && <PhotographerForm photographer={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </>
  );
};

/** The example photographers, with buttons to delete or keep all of them. */
const ExamplePhotographers = ({ photographers }: { readonly photographers: readonly AdminPhotographer[] }) => {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: photographersKey });
  const remove = useMutation({
    mutationFn: () => photographersCall('DELETE /api/admin/photographers/examples'),
    onSettled,
  });
  const keep = useMutation({
    mutationFn: () => photographersCall('POST /api/admin/photographers/examples/keep'),
    onSettled,
  });
  return (
    <ExamplesNote
      names={photographers.filter(({ is_example }) => is_example).map(({ name }) => name)}
      onDelete={() => remove.mutateAsync()}
      onKeep={() => keep.mutateAsync()}
    />
  );
};
