import { useEffect, useRef } from 'react';
import { Button } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import { Field } from '#shared/web/field.tsx';
import { mostTyped } from '../../domain/voucher-code.ts';
import type { Balance } from './use-balance.ts';
import { useVoucherPageTexts } from './use-voucher-page-texts.ts';

interface BalanceFormProps {
  readonly balance: Balance;
  /** Whether it replaces what the visitor was using. */
  readonly arriving?: boolean;
}

/** The field for the code. It has no name: sent before the page is ready, the form puts no code into an address. */
export const BalanceForm = ({ balance, arriving = false }: BalanceFormProps) => {
  const page = useVoucherPageTexts();
  const { code, setCode, error, busy, look } = balance;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (arriving || error !== undefined) input.current?.focus();
  }, [arriving, error]);
  return (
    <Card>
      <noscript>
        <p className="mb-4 font-medium text-danger">{page.script}</p>
      </noscript>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // What was typed before the page was ready is only in the field.
          if (!busy) look(input.current?.value ?? code);
        }}
        className="space-y-5"
      >
        <Field label={page.code} hint={page.hint} error={error}>
          {(control) => (
            <input
              {...control}
              ref={input}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
              maxLength={mostTyped}
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
              className={`${control.className} tabular tracking-wide`}
            />
          )}
        </Field>
        <Button type="submit" busy={busy} className="w-full sm:w-auto">
          {page.submit}
        </Button>
      </form>
    </Card>
  );
};
