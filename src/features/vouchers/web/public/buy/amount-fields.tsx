import { moneyForInput } from '#shared/kernel/money/typed-money.ts';
import { Card } from '#shared/web/card.tsx';
import { classNames } from '#shared/web/class-names.ts';
import { euroInSentence, euroText } from '#shared/web/money.tsx';
import { useBuyTexts } from '../use-buy-texts.ts';
import { OrderInput, type ShopFieldsProps } from './order-input.tsx';
import { amountOf } from './order-values.ts';

/** What the voucher is worth: one of the proposed amounts, or any other. */
export const AmountFields = ({ shop, ...fields }: ShopFieldsProps) => {
  const page = useBuyTexts();
  const chosen = amountOf(fields.values, shop);
  return (
    <Card as="section" className="space-y-5">
      <h2 className="text-lg font-semibold">{page.worth}</h2>
      {shop.proposed.length > 0 && (
        <fieldset>
          <legend className="sr-only">{page.proposed}</legend>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {shop.proposed.map((eur) => (
              <button
                key={eur}
                type="button"
                aria-pressed={chosen === eur * 100}
                onClick={() => fields.change({ amount: moneyForInput(Math.round(eur * 100)) })}
                className={classNames(
                  'tabular min-h-control cursor-pointer rounded-button border px-3 py-2 font-semibold',
                  chosen === eur * 100
                    ? 'border-accent bg-accent-soft text-ink'
                    : 'border-control bg-surface text-ink hover:bg-accent-soft',
                )}
              >
                {euroText(eur)}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <OrderInput
        {...fields}
        name="amount"
        hint={page.range(euroInSentence(shop.least), euroInSentence(shop.most))}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
      />
    </Card>
  );
};
