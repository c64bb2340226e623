import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { Button, ButtonLink } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { bookingAdminTexts } from '../../texts/admin/admin-handle.ts';
import type { useListView } from './use-list-view.ts';

/** Why the list is empty: nothing found, nothing that uses a resource, nothing with this status, or no bookings at all. */
export const EmptyBookings = ({ view }: { readonly view: ReturnType<typeof useListView> }) => {
  const t = useTexts(bookingAdminTexts);
  if (view.text.trim() !== '') {
    return (
      <EmptyState drawing="search" title={t('empty.search', view.text.trim())} text={t('empty.search.text')}>
        <Button look="secondary" onClick={() => view.search('')}>
          {t('list.clearSearch')}
        </Button>
      </EmptyState>
    );
  }
  if (view.resource) {
    return (
      <EmptyState title={t('empty.resource')} text={t('empty.resource.text')}>
        <Button look="secondary" onClick={() => view.filterResource(undefined)}>
          {t('list.resource.all')}
        </Button>
      </EmptyState>
    );
  }
  if (view.status !== 'ALL') {
    return (
      <EmptyState title={t('empty.status', t(`status.${view.status}`))} text={t('empty.status.text')}>
        <Button look="secondary" onClick={() => view.filter('ALL')}>
          {t('empty.status.all')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('empty.all')} text={t('empty.all.text')}>
      <ButtonLink href="/booking" look="secondary">
        {t('empty.all.open')}
      </ButtonLink>
    </EmptyState>
  );
};
