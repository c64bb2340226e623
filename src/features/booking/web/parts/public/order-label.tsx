import { useLanguage } from '#shared/web/texts.tsx';
import type { OrderKind } from '../../../domain/order-kind.ts';
import { orderTexts } from '../../../texts/order.ts';

/** The words of the button that books: the duty to pay, and below it what follows. */
export const OrderLabel = ({ kind }: { readonly kind: OrderKind }) => {
  const t = orderTexts[useLanguage().language];
  if (kind === 'free') return t.free;
  if (kind === 'priced') return t.binding;
  return (
    <span>
      <span className="block text-balance">{t.binding}</span>{' '}
      <span className="mt-0.5 block text-sm font-medium">{t.payment}</span>
    </span>
  );
};
