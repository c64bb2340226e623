import { Plus } from 'lucide-react';
import { useState } from 'react';
import { SettingsPage } from '#features/settings/web/parts/admin/settings-page.tsx';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Button } from '#shared/web/button.tsx';
import { Loading, SkeletonRows } from '#shared/web/skeleton.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { AdminDiscount } from '../../contract.ts';
import { discountAdminTexts } from '../../texts/admin-texts.ts';
import { useDiscounts } from '../parts/admin/use-discounts.ts';
import { DiscountForm } from './discount-form.tsx';
import { DiscountRow } from './discount-row.tsx';

/** The screen of discount codes: add one, see how often each was used, change its limits, switch it off. */
export const DiscountsScreen = () => {
  const words = discountAdminTexts[useLanguage().language];
  const discounts = useDiscounts();
  const [open, setOpen] = useState<AdminDiscount | 'new'>();
  const add = (
    <Button onClick={() => setOpen('new')}>
      <Plus size={18} aria-hidden="true" />
      {words.add}
    </Button>
  );
  const isEmpty = discounts.data?.length === 0;
  return (
    <SettingsPage title={words.title} subtitle={words.subtitle} actions={!isEmpty && add}>
      {discounts.data ? (
        isEmpty ? (
          <div className="card">
            <EmptyState title={words.empty} text={words.emptyText}>
              {add}
            </EmptyState>
          </div>
        ) : (
          <ul className="grid gap-3" aria-label={words.title}>
            {discounts.data.map((discount) => (
              <DiscountRow key={discount.id} discount={discount} onEdit={() => setOpen(discount)} />
            ))}
          </ul>
        )
      ) : discounts.isError ? (
        <LoadFailure title={words.loadError} error={discounts.error} onRetry={() => void discounts.refetch()} />
      ) : (
        <Loading className="grid gap-3">
          <SkeletonRows count={3} className="h-20" />
        </Loading>
      )}
      {open && <DiscountForm discount={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </SettingsPage>
  );
};
