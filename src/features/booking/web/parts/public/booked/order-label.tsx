import { useTexts } from '#shared/web/texts.tsx';
import type { OrderKind } from '../../../../domain/money/order-kind.ts';
import { bookingTexts } from '../../../../texts/handle.ts';

/** The label of the button that books: the obligation to pay, and below it the next step. */
export const OrderLabel = ({ kind }: { readonly kind: OrderKind }) => {
  const t = useTexts(bookingTexts);
  if (kind === 'free') return t('order.free');
  if (kind === 'priced') return t('order.binding');
  return (
    <span>
      <span className="block text-balance">{t('order.binding')}</span>{' '}
      <span className="mt-0.5 block text-sm font-medium">{t('order.payment')}</span>
    </span>
  );
};
