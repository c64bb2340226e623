import type { ReactNode } from 'react';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { Button } from '#shared/web/button.tsx';
import { Field } from '#shared/web/field.tsx';
import { euroInSentence } from '#shared/web/money.tsx';
import { type useVouchers, useVoucherTexts } from './use-vouchers.ts';
import { VoucherRow } from './voucher-row.tsx';

interface VoucherListProps {
  readonly list: ReturnType<typeof useVouchers>;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly maySell: boolean;
  /** The button that sells one. */
  readonly sell: ReactNode;
}

/** The vouchers with their search. */
export const VoucherList = ({ list, search, onSearch, maySell, sell }: VoucherListProps) => {
  const texts = useVoucherTexts();
  const first = list.data?.pages[0];
  const vouchers = list.data?.pages.flatMap((page) => page.vouchers) ?? [];
  if (vouchers.length === 0 && search === '') {
    return (
      <div className="card">
        <EmptyState title={texts.empty} text={texts.emptyText}>
          {sell}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <div className="card mb-3 p-3">
        <Field label={texts.search} hint={texts.searchHint}>
          {(control) => (
            <input
              {...control}
              type="search"
              maxLength={200}
              value={search}
              onChange={(event) => onSearch(event.target.value)}
            />
          )}
        </Field>
        <output className="mt-3 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
          <span>{first && texts.found(first.total)}</span>
          <span className="tabular">{first && texts.left(euroInSentence(first.left))}</span>
        </output>
      </div>
      {vouchers.length === 0 ? (
        <div className="card">
          <EmptyState title={texts.noneFound} text={texts.noneFoundText} drawing="search">
            <Button onClick={() => onSearch('')}>{texts.showAll}</Button>
          </EmptyState>
        </div>
      ) : (
        <ul aria-label={texts.title} aria-busy={list.isPlaceholderData} className="grid gap-3">
          {vouchers.map((voucher) => (
            <VoucherRow key={voucher.id} voucher={voucher} maySell={maySell} />
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
