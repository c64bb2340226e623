import { useState } from 'react';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { useDebounced } from '#shared/web/admin/use-debounced.ts';
import { Button } from '#shared/web/button.tsx';
import { Loading, SkeletonRows } from '#shared/web/skeleton.tsx';
import { type InvoiceFilter, useInvoiceList, useInvoiceTexts } from '../parts/admin/use-invoices.ts';
import { InvoiceRow } from './invoice-row.tsx';
import { InvoiceToolbar } from './invoice-toolbar.tsx';

interface InvoiceListProps {
  readonly enabled: boolean;
  /** Only for owners. */
  readonly onSetUp?: () => void;
}

/** The list of documents with its filters. */
export const InvoiceList = ({ enabled, onSetUp }: InvoiceListProps) => {
  const texts = useInvoiceTexts();
  const [filter, setFilter] = useState<InvoiceFilter>({});
  const search = useDebounced(filter.search ?? '');
  const list = useInvoiceList({ ...filter, search: search || undefined });
  const invoices = list.data?.pages.flatMap((page) => page.invoices);
  const isFiltered = Object.values(filter).some((value) => value !== undefined && value !== '');
  if (list.isError) {
    return <LoadFailure title={texts.loadError} error={list.error} onRetry={() => void list.refetch()} />;
  }
  if (invoices === undefined) {
    return (
      <Loading className="grid gap-3">
        <SkeletonRows count={4} className="h-24" />
      </Loading>
    );
  }
  if (invoices.length === 0 && !isFiltered) {
    return (
      <div className="card">
        <EmptyState title={texts.empty} text={enabled ? texts.emptyText : texts.offText}>
          {!enabled && onSetUp && <Button onClick={onSetUp}>{texts.toSettings}</Button>}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <InvoiceToolbar filter={filter} onFilter={setFilter} total={list.data?.pages[0]?.total} />
      {invoices.length === 0 ? (
        <div className="card">
          <EmptyState title={texts.noneFound} text={texts.noneFoundText} drawing="search">
            <Button onClick={() => setFilter({})}>{texts.showAll}</Button>
          </EmptyState>
        </div>
      ) : (
        <ul aria-label={texts.title} aria-busy={list.isPlaceholderData} className="grid gap-3">
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <p className="p-3 text-center">
          <Button look="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {texts.more}
          </Button>
        </p>
      )}
    </>
  );
};
