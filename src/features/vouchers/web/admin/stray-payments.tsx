import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { euroInSentence } from '#shared/web/money.tsx';
import type { StrayPayment } from '../../contract.ts';
import { useVoucherTexts } from './use-vouchers.ts';

/** Payments on the website that have sold nothing, above the list until they are refunded. */
export const StrayPayments = ({ payments }: { readonly payments: readonly StrayPayment[] }) => {
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
