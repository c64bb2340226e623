import { useState } from 'react';
import { cleanLine, hasLetter, isEmail, limits } from '#shared/kernel/text/text.ts';
import { Button } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import { Field } from '#shared/web/field.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { useUnloadQuestion } from '#shared/web/use-unload-question.ts';
import { withdrawalPageTexts } from '../../texts/page-texts.ts';

export interface Declared {
  readonly name: string;
  readonly reference: string;
  readonly email: string;
}

const fine: Record<keyof Declared, (value: string) => boolean> = {
  name: (value) => hasLetter(value) && value.length >= 2,
  // The date is parsed by the server: the code for it would make the pages of a booking larger.
  reference: (value) => /^[a-z\d][a-z\d ,.-]*$/i.test(value),
  email: isEmail,
};
const fields = ['name', 'reference', 'email'] as const;
const inputs = {
  name: { type: 'text', autoComplete: 'name', maxLength: limits.customerName },
  reference: { type: 'text', autoComplete: 'off', maxLength: 40 },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', maxLength: limits.email },
} as const;

interface WithdrawalFormProps {
  readonly initial: Declared;
  readonly onNext: (declared: Declared) => void;
}

/** Step 1: the customer, and the contract to withdraw from. Errors are shown once the form was submitted. */
export const WithdrawalForm = ({ initial, onNext }: WithdrawalFormProps) => {
  const page = withdrawalPageTexts[useLanguage().language];
  const [typed, setTyped] = useState(initial);
  useUnloadQuestion(() => Object.values(typed).some((text) => text.trim() !== ''));
  const [isSent, setSent] = useState(false);
  const hints = { name: undefined, reference: page.referenceHint, email: page.emailHint };
  const errors = { name: page.nameError, reference: page.referenceError, email: page.emailError };
  const isWrong = (field: keyof Declared) => !fine[field](cleanLine(typed[field]));
  const send = (form: HTMLFormElement): void => {
    const wrong = fields.find(isWrong);
    setSent(true);
    if (wrong) form.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    else onNext({ name: cleanLine(typed.name), reference: cleanLine(typed.reference), email: cleanLine(typed.email) });
  };
  return (
    <Card>
      <form
        noValidate
        className="space-y-6"
        onSubmit={(event) => {
          event.preventDefault();
          send(event.currentTarget);
        }}
      >
        {fields.map((field) => (
          <Field
            key={field}
            label={page[field]}
            hint={hints[field]}
            error={isSent && isWrong(field) ? errors[field] : undefined}
          >
            {(control) => (
              <input
                {...control}
                {...inputs[field]}
                name={field}
                required
                value={typed[field]}
                onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
              />
            )}
          </Field>
        ))}
        <Button type="submit" className="max-sm:w-full">
          {page.next}
        </Button>
        <p className="text-muted">{page.cancel}</p>
      </form>
    </Card>
  );
};
