import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useIsOneOf } from '#features/auth/web/parts/use-role.ts';
import { SettingsPage } from '#features/settings/web/parts/admin/settings-page.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { useDebounced } from '#shared/web/admin/use-debounced.ts';
import { Button } from '#shared/web/button.tsx';
import { Loading, SkeletonRows } from '#shared/web/skeleton.tsx';
import { SellVoucherModal } from './sell-voucher-modal.tsx';
import { StrayPayments } from './stray-payments.tsx';
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
