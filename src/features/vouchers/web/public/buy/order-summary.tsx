import { formatDate } from '#shared/kernel/time/format.ts';
import { Button } from '#shared/web/button.tsx';
import { ErrorBox } from '#shared/web/call/error-box.tsx';
import { Card } from '#shared/web/card.tsx';
import { Money } from '#shared/web/money.tsx';
import type { Site } from '#shared/web/page.ts';
import { useBuyTexts } from '../use-buy-texts.ts';
import { amountOf, type OrderValues, type ShopToday } from './order-values.ts';

interface OrderSummaryProps {
  readonly values: OrderValues;
  readonly shop: ShopToday;
  readonly regime: Site['vat_regime'];
  readonly busy: boolean;
  readonly error: string | undefined;
}

/** What is ordered and what it costs, directly above the button that orders (§ 312j BGB). */
export const OrderSummary = ({ values, shop, regime, busy, error }: OrderSummaryProps) => {
  const page = useBuyTexts();
  const cents = amountOf(values, shop);
  const name = values.recipient_name.trim();
  const to = (values.to === 'me' ? values.buyer_email : values.recipient_email).trim();
  const chosenDay = values.on === '' ? page.someDay : page.onDay(formatDate(values.on));
  const day = values.when === 'on' ? chosenDay : page.atOnce;
  return (
    <Card as="section" className="space-y-5">
      <h2 className="text-lg font-semibold">{page.summary}</h2>
      <dl className="space-y-3">
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="min-w-0 font-medium break-words">{name === '' ? page.voucher : page.voucherFor(name)}</dt>
          <dd>{cents === undefined ? '–' : <Money cents={cents} />}</dd>
          <dd className="w-full min-w-0 text-sm break-words text-muted">{page.mailed(to || page.nobody, day)}</dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-3 text-lg font-semibold">
          <dt>{page.total}</dt>
          <dd>{cents === undefined ? '–' : <Money cents={cents} />}</dd>
          <dd className="w-full text-sm font-normal text-muted">{page.vat[regime]}</dd>
        </div>
      </dl>
      {error !== undefined && <ErrorBox title={page.failed} message={error} />}
      <noscript>
        <p className="font-medium text-danger">{page.script}</p>
      </noscript>
      <Terms />
      <Button type="submit" busy={busy} className="w-full">
        <span>
          <span className="block text-balance">{page.order}</span>{' '}
          <span className="mt-0.5 block text-sm font-medium">{page.next}</span>
        </span>
      </Button>
    </Card>
  );
};

const Terms = () => {
  const page = useBuyTexts();
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
      {page.legal}
      {(['terms', 'withdrawal', 'privacy'] as const).map((name) => (
        <a
          key={name}
          href={`/${name}`}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {page[name]}
          <span className="sr-only"> ({page.newTab})</span>
        </a>
      ))}
    </p>
  );
};
