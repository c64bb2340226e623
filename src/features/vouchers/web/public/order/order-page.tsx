import { Button, ButtonLink } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import { euroInSentence } from '#shared/web/money.tsx';
import { PageFrame } from '#shared/web/page-frame.tsx';
import type { VoucherOrderView } from '../../../order-contract.ts';
import { useBuyTexts } from '../use-buy-texts.ts';
import { useOrder } from './use-order.ts';

interface OrderPageProps {
  readonly id: string;
  /** undefined: it could not be read. */
  readonly order: VoucherOrderView | undefined;
}

/** Shows a buyer who comes back from paying how the order stands. The code comes by mail only. */
export const OrderPage = ({ id, order: initial }: OrderPageProps) => {
  const page = useBuyTexts();
  const { order, isUnreached } = useOrder(id, initial);
  const said = order && page.states[order.state];
  return (
    <PageFrame title={page.orderTitle} lead={order && page.worthOf(euroInSentence(order.amount))}>
      <Card className="space-y-4">
        <div aria-live="polite" className="space-y-2">
          {said && <h2 className="text-lg font-semibold">{said.title}</h2>}
          {said && <p className="max-w-prose">{said.text}</p>}
          {isUnreached && <p className="font-medium text-danger">{page.unreached}</p>}
        </div>
        {order && <Next order={order} />}
      </Card>
    </PageFrame>
  );
};

const Next = ({ order: { state, checkout_url } }: { readonly order: VoucherOrderView }) => {
  const page = useBuyTexts();
  if (state === 'open' && checkout_url !== null) {
    return <Button onClick={() => location.assign(checkout_url)}>{page.pay}</Button>;
  }
  if (state === 'over') return <ButtonLink href="/voucher/buy">{page.again}</ButtonLink>;
  return (
    <ButtonLink href="/" look="secondary">
      {page.home}
    </ButtonLink>
  );
};
