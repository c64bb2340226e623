import { type KeyboardEvent, useEffect, useState } from 'react';
import type { PaymentPlan } from '#features/payments/domain/payment-plan.ts';
import { formatEuro } from '#shared/kernel/format.ts';
import { wholeCentsOf } from '#shared/kernel/money.ts';
import { Button } from '#shared/web/button.tsx';
import { caller } from '#shared/web/call.ts';
import { Card } from '#shared/web/card.tsx';
import { useErrorMessage } from '#shared/web/error-message.ts';
import { Field } from '#shared/web/field.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { DiscountedPrice, discountCheckContract } from '../../../../discount-contract.ts';
import { discountPageTexts } from '../../../../texts/discount-page-texts.ts';
import type { SoldService } from '../extras/chosen-extras.ts';
import type { Reduced } from './reduced.ts';

const call = caller<typeof discountCheckContract>();

interface DiscountEntryProps {
  /** Service and payment without a code. */
  readonly service: SoldService;
  readonly plan: PaymentPlan;
  readonly reduce: (reduced: Reduced | undefined) => void;
}

/** Takes a discount code; the sum of the step and the booking then contain its reduction. */
export const DiscountEntry = ({ service, plan, reduce }: DiscountEntryProps) => {
  const texts = discountPageTexts[useLanguage().language];
  const [found, setFound] = useState<DiscountedPrice>();
  const { price_eur, price_list_version } = service;
  // A code applies to the price that it was checked for, and only as long as the step is open.
  const isCurrent = found?.full_price === price_eur;
  useEffect(() => {
    if (found && isCurrent) reduce(withDiscount(service, plan, found));
    return () => reduce(undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- service and plan are new objects in every render
  }, [found, isCurrent, price_list_version, JSON.stringify(plan)]);
  return (
    <Card>
      {found && isCurrent ? (
        <Applied found={found} onRemove={() => setFound(undefined)} />
      ) : (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer items-center font-medium">{texts.question}</summary>
          <CodeField service={service} onFound={setFound} />
        </details>
      )}
    </Card>
  );
};

const withDiscount = (service: SoldService, plan: PaymentPlan, { code, price, prepayment }: DiscountedPrice) => ({
  service: { ...service, price_eur: price, order: { options: [], ...service.order, discount_code: code } },
  plan: plan.kind === 'none' || prepayment === 0 ? ({ kind: 'none' } as const) : { ...plan, eur: prepayment },
});

interface AppliedProps {
  readonly found: DiscountedPrice;
  readonly onRemove: () => void;
}

const Applied = ({ found, onRemove }: AppliedProps) => {
  const { language } = useLanguage();
  const texts = discountPageTexts[language];
  const euro = (eur: number): string => formatEuro(wholeCentsOf(eur), language);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <output className="tabular min-w-0">
        <span className="block font-semibold break-words text-success">
          {texts.applied({ code: found.code, reduction: euro(found.reduction) })}
        </span>
        <span className="block text-muted">{texts.instead(euro(found.full_price))}</span>
      </output>
      <Button look="quiet" className="-mx-5" onClick={onRemove}>
        {texts.remove}
      </Button>
    </div>
  );
};

interface CodeFieldProps {
  readonly service: SoldService;
  readonly onFound: (found: DiscountedPrice) => void;
}

const CodeField = ({ service, onFound }: CodeFieldProps) => {
  const { language } = useLanguage();
  const texts = discountPageTexts[language];
  const messageOf = useErrorMessage();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const check = async (): Promise<void> => {
    if (code.trim() === '' || busy) return;
    setBusy(true);
    setError(undefined);
    const { options, people } = service.order ?? {};
    const body = { code, service_id: service.id, language, ...(options && { options }), ...(people && { people }) };
    try {
      onFound(await call('POST /api/discount-codes/check', { body }));
    } catch (failure) {
      setError(messageOf(failure));
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void check();
  };
  return (
    <div className="mt-2 flex flex-wrap items-start gap-3">
      <div className="min-w-40 flex-1">
        <Field label={texts.label} error={error}>
          {(control) => (
            <input
              {...control}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
              onKeyDown={onKeyDown}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className={`${control.className} uppercase`}
            />
          )}
        </Field>
      </div>
      <Button look="secondary" className="mt-7" busy={busy} onClick={() => void check()}>
        {texts.apply}
      </Button>
    </div>
  );
};
