import { useEffect, useId, useRef } from 'react';
import { formatDate } from '#shared/kernel/time/format.ts';
import { Button, ButtonLink } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import { euroInSentence, Money } from '#shared/web/money.tsx';
import type { VoucherBalance } from '../../balance-contract.ts';
import { BalanceHistory } from './balance-history.tsx';
import { useVoucherPageTexts } from './use-voucher-page-texts.ts';

interface BalanceViewProps {
  readonly found: VoucherBalance;
  readonly onAnother: () => void;
}

/** What is left on a voucher, until when it can be redeemed and how, or why not any more, and what happened to it. */
export const BalanceView = ({ found, onAnother }: BalanceViewProps) => {
  const page = useVoucherPageTexts();
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { state } = found;
  return (
    <>
      <Card as="section" aria-labelledby={title}>
        <h2 id={title} ref={heading} tabIndex={-1} className="font-medium text-muted outline-none">
          {page.ending(found.last_four)}
        </h2>
        {state === 'valid' ? <Left found={found} /> : <Refused found={found} state={state} />}
      </Card>
      {state === 'valid' && <HowToRedeem />}
      <BalanceHistory entries={found.entries} />
      <Button look="secondary" className="w-full sm:w-auto" onClick={onAnother}>
        {page.another}
      </Button>
    </>
  );
};

const Left = ({ found: { amount, balance, valid_until } }: Pick<BalanceViewProps, 'found'>) => {
  const page = useVoucherPageTexts();
  return (
    <>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-3">
        <span className="text-3xl font-semibold sm:text-4xl">
          <Money eur={balance} />
        </span>
        <span className="text-muted">{page.left(euroInSentence(amount))}</span>
      </p>
      <p className="mt-3 font-medium">{page.until(formatDate(valid_until))}</p>
    </>
  );
};

type RefusedState = Exclude<VoucherBalance['state'], 'valid'>;

interface RefusedProps extends Pick<BalanceViewProps, 'found'> {
  readonly state: RefusedState;
}

/** Why it cannot be redeemed; what is left is not offered, only named. */
const Refused = ({ found: { amount, balance, valid_until }, state }: RefusedProps) => {
  const page = useVoucherPageTexts();
  const { title, text } = page.states[state];
  return (
    <>
      <p className="mt-3 text-lg font-semibold">{title}</p>
      <p className="mt-1 max-w-prose">{text(formatDate(valid_until))}</p>
      <p className="mt-1 text-muted">
        {page.restOf({ rest: euroInSentence(balance), amount: euroInSentence(amount) })}
      </p>
      <p className="mt-5 flex flex-col sm:flex-row">
        <ButtonLink href="/contact" look="secondary">
          {page.contact}
        </ButtonLink>
      </p>
    </>
  );
};

const HowToRedeem = () => {
  const page = useVoucherPageTexts();
  const title = useId();
  return (
    <Card as="section" aria-labelledby={title}>
      <h2 id={title} className="text-lg font-semibold">
        {page.how}
      </h2>
      <p className="mt-2 max-w-prose">{page.howText}</p>
      <p className="mt-5 flex flex-col gap-3 sm:flex-row">
        <ButtonLink href="/booking">{page.book}</ButtonLink>
        <ButtonLink href="/contact" look="secondary">
          {page.contact}
        </ButtonLink>
      </p>
    </Card>
  );
};
