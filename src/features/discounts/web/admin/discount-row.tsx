import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { formatDate, formatEuro } from '#shared/kernel/time/format.ts';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { CallError } from '#shared/web/call/call-error.ts';
import { askConfirmation, showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { AdminDiscount } from '../../contract.ts';
import { discountAdminTexts } from '../../texts/admin-texts.ts';
import { callDiscounts, discountsKey } from '../parts/admin/use-discounts.ts';

interface DiscountRowProps {
  readonly discount: AdminDiscount;
  readonly onEdit: () => void;
}

/** A code with what it is worth, its limits and its uses. */
export const DiscountRow = ({ discount, onEdit }: DiscountRowProps) => {
  const { language } = useLanguage();
  const words = discountAdminTexts[language];
  const remove = useRemoveDiscount();
  const { code, percent, amount, valid_from, valid_until, once_per_person, service_ids, uses, max_uses } = discount;
  const value = percent === null ? formatEuro(wholeCentsOf(amount ?? 0), language) : `${percent} %`;
  const limits = [
    service_ids === null ? words.all : words.someServices(service_ids.length),
    ...(valid_from === null ? [] : [words.fromDay(formatDate(valid_from))]),
    ...(valid_until === null ? [] : [words.untilDay(formatDate(valid_until))]),
    ...(once_per_person ? [words.oncePerPerson] : []),
  ];
  const onRemove = async (): Promise<void> => {
    if (!(await askConfirmation(words.removeQuestion(code), { confirm: words.remove, tone: 'danger' }))) return;
    await remove.mutateAsync(discount.id).catch((error: unknown) => {
      const wasUsed = error instanceof CallError && error.code === 'discount_used';
      return showAlert(wasUsed ? words.removeUsed : words.removeError);
    });
  };
  return (
    <li className="card flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-4">
      <span className="min-w-0 flex-1">
        <span className="tabular block font-semibold break-words">
          {code} · {value}
        </span>
        <span className="tabular block text-sm text-muted">
          {limits.map((limit) => limit.replaceAll(' ', '\u00a0')).join(' · ')}
        </span>
        <span className="tabular block text-sm text-muted">
          {words.used({ uses, most: max_uses })}
          {!discount.active && ` · ${words.off}`}
        </span>
      </span>
      <span className="flex">
        <IconButton label={words.edit(code)} icon={Pencil} onClick={onEdit} />
        {uses === 0 && <IconButton label={words.removeThis(code)} icon={Trash2} onClick={() => void onRemove()} />}
      </span>
    </li>
  );
};

/** Deletes a code that no booking has used. */
const useRemoveDiscount = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callDiscounts('DELETE /api/admin/discount-codes/{id}', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: discountsKey }),
  });
};
