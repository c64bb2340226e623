import { type KeyboardEvent, useState } from 'react';
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
import { type Reduction, reductionBy } from './reduced.ts';

const call = caller<typeof discountCheckContract>();

interface DiscountEntryProps {
  /** Service and payment without a code. */
  readonly service: SoldService;
  readonly plan: PaymentPlan;
  readonly reduction: Reduction | undefined;
  readonly reduce: (reduction: Reduction | undefined) => void;
}

/** Takes a discount code; the sum of the step and the booking then contain its reduction. */
export const DiscountEntry = ({ service, plan, reduction, reduce }: DiscountEntryProps) => {
  const texts = discountPageTexts[useLanguage().language];
  return (
    <Card>
      {reduction?.of({ service, plan }) ? (
        <Applied found={reduction.found} onRemove={() => reduce(undefined)} />
      ) : (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer items-center font-medium text-accent-text underline underline-offset-4">
            {texts.question}
          </summary>
          <CodeField service={service} onFound={(found) => reduce(reductionBy(found, plan))} />
        </details>
      )}
    </Card>
  );
};

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
    }
    setBusy(false);
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
