import { Plus, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useIsOneOf } from '#features/auth/web/parts/use-role.ts';
import { SettingsPage } from '#features/settings/web/parts/admin/settings-page.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { useDebounced } from '#shared/web/admin/use-debounced.ts';
import { Button } from '#shared/web/button.tsx';
import { euroInSentence } from '#shared/web/money.tsx';
import { Loading, SkeletonRows } from '#shared/web/skeleton.tsx';
import type { StrayPayment } from '../../contract.ts';
import { SellVoucherModal } from './sell-voucher-modal.tsx';
import { useVouchers, useVoucherTexts } from './use-vouchers.ts';
import { VoucherList } from './voucher-list.tsx';

/** The screen of vouchers: sell one, see what is left on each and what happened to it. */
export const VouchersScreen = () => {
  const texts = useVoucherTexts();
  const [search, setSearch] = useState('');
  const [isSelling, setSelling] = useState(false);
  const list = useVouchers(useDebounced(search).trim() || undefined);
  const maySell = useIsOneOf('owner', 'desk');
  const first = list.data?.pages[0];
  const sell = maySell && first && (
    <Button onClick={() => setSelling(true)}>
      <Plus size={18} aria-hidden="true" />
      {texts.sell}
    </Button>
  );
  const isEmpty = first?.total === 0 && search === '';
  return (
    <SettingsPage title={texts.title} subtitle={texts.subtitle} actions={!isEmpty && sell}>
      {first && <StrayPayments payments={first.stray_payments} />}
      {list.isError ? (
        <LoadFailure title={texts.loadError} error={list.error} onRetry={() => void list.refetch()} />
      ) : first ? (
        <VoucherList list={list} search={search} onSearch={setSearch} maySell={maySell} sell={sell} />
      ) : (
        <Loading className="grid gap-3">
          <SkeletonRows count={4} className="h-28" />
        </Loading>
      )}
      {isSelling && first && <SellVoucherModal now={first} onClose={() => setSelling(false)} />}
    </SettingsPage>
  );
};

/** Payments on the website that have sold nothing, above the list until they are refunded. */
const StrayPayments = ({ payments }: { readonly payments: readonly StrayPayment[] }) => {
  const texts = useVoucherTexts();
  const title = useId();
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby={title} className="card mb-3 flex gap-3 p-4">
      <TriangleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-warning" />
      <div>
        <h2 id={title} className="font-semibold">
          {texts.stray}
        </h2>
        <ul className="mt-1 grid gap-2">
          {payments.map(({ order_id, amount, problem }) => (
            <li key={order_id} className="max-w-[65ch]">
              {texts.strayText(euroInSentence(amount))}{' '}
              <span className="text-muted">{texts.strayReasons[problem]}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
