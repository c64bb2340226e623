import { type KeyboardEvent, useState } from 'react';
import type { PaymentPlan } from '#features/payments/domain/payment-plan.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { formatEuro } from '#shared/kernel/time/format.ts';
import { Button } from '#shared/web/button.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { Card } from '#shared/web/card.tsx';
import { Field } from '#shared/web/field.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { DiscountedPrice } from '../../../../discount-contract.ts';
import { discountPageTexts } from '../../../../texts/discount-page-texts.ts';
import type { ChosenService } from '../extras/chosen-extras.ts';
import { reductionBy } from './reduced.ts';
import { type EnteredCode, type RefusedCode, useCheckOfCode } from './use-reduction.ts';

interface DiscountEntryProps {
  /** Service and payment without a code. */
  readonly service: ChosenService;
  readonly plan: PaymentPlan;
  readonly entered: EnteredCode;
}

/** Takes a discount code; the sum of the step and the booking then contain its reduction. */
export const DiscountEntry = ({ service, plan, entered }: DiscountEntryProps) => {
  const { reduction, refused, isChecking, changeReduction } = entered;
  const texts = discountPageTexts[useLanguage().language];
  return (
    <Card>
      {reduction && (isChecking || reduction.of({ service, plan })) ? (
        <Applied found={reduction.found} onRemove={() => changeReduction(undefined)} />
      ) : (
        <details key={refused?.code} open={refused && true} className="group">
          <summary className="flex min-h-11 cursor-pointer items-center font-medium text-accent-text underline underline-offset-4">
            {texts.question}
          </summary>
          <CodeField
            service={service}
            refused={refused}
            onFound={(found) => changeReduction(reductionBy(found, { service, plan }))}
          />
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
  readonly service: ChosenService;
  readonly refused: RefusedCode | undefined;
  readonly onFound: (found: DiscountedPrice) => void;
}

const CodeField = ({ service, refused, onFound }: CodeFieldProps) => {
  const texts = discountPageTexts[useLanguage().language];
  const checkOf = useCheckOfCode();
  const messageOf = useErrorMessage();
  const [code, setCode] = useState(refused?.code ?? '');
  const [error, setError] = useState(refused?.message);
  const [busy, setBusy] = useState(false);
  const check = async (): Promise<void> => {
    if (code.trim() === '' || busy) return;
    setBusy(true);
    setError(undefined);
    try {
      onFound(await checkOf(code, service));
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
