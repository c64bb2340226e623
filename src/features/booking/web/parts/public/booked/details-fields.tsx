import { useState } from 'react';
import { limits } from '#shared/kernel/text/text.ts';
import { classNames } from '#shared/web/class-names.ts';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';
import type { Details, RequiredField } from '../form/details-rules.ts';
import { problemsOf } from '../form/details-rules.ts';
import { NewTabLink } from './new-tab-link.tsx';

interface DetailsFieldsProps {
  readonly details: Details;
  readonly onChange: (changes: Partial<Details>) => void;
  readonly offersWhatsapp: boolean;
}

/**
 * The fields for the customer's data. An error appears when a field loses focus, and disappears as soon as the value is
 * valid.
 */
export const DetailsFields = ({ details, onChange, offersWhatsapp }: DetailsFieldsProps) => (
  <>
    <TextField
      field="name"
      details={details}
      onChange={onChange}
      input={{ type: 'text', autoComplete: 'name', autoCapitalize: 'words', maxLength: limits.customerName }}
    />
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <TextField
        field="email"
        details={details}
        onChange={onChange}
        input={{ type: 'email', autoComplete: 'email', inputMode: 'email', maxLength: limits.email }}
      />
      <TextField
        field="phone"
        details={details}
        onChange={onChange}
        input={{ type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: limits.phone }}
      />
    </div>
    <Notes notes={details.notes} onChange={(notes) => onChange({ notes })} />
    {offersWhatsapp && <Whatsapp wanted={details.whatsapp} onChange={(whatsapp) => onChange({ whatsapp })} />}
    <Consent isGiven={details.consent} onChange={(consent) => onChange({ consent })} />
  </>
);

/** An example of a phone number. */
const germanNumber = '+49 170 1234567';

interface TextFieldProps {
  readonly field: Exclude<RequiredField, 'consent'>;
  readonly details: Details;
  readonly onChange: (changes: Partial<Details>) => void;
  readonly input: React.InputHTMLAttributes<HTMLInputElement>;
}

const TextField = ({ field, details, onChange, input }: TextFieldProps) => {
  const t = useTexts(wizardTexts);
  const [left, setLeft] = useState(false);
  const isWrong = problemsOf(details).includes(field) && details[field].trim() !== '';
  return (
    <Field
      label={t(`details.${field}`)}
      hint={field === 'name' ? undefined : t(`details.${field}.hint`)}
      error={left && isWrong ? t(`details.${field}.error`) : undefined}
    >
      {(control) => (
        <input
          {...control}
          {...input}
          name={field}
          required
          value={details[field]}
          placeholder={field === 'phone' ? germanNumber : undefined}
          onChange={(event) => onChange({ [field]: event.target.value })}
          onBlur={() => setLeft(true)}
        />
      )}
    </Field>
  );
};

/** The number of remaining characters is shown from this many before the limit. */
const nearTheEnd = 200;

const Notes = ({ notes, onChange }: { readonly notes: string; readonly onChange: (notes: string) => void }) => {
  const t = useTexts(wizardTexts);
  const left = limits.publicNotes - notes.length;
  return (
    <Field
      label={t('details.notes')}
      optional
      hint={left < nearTheEnd ? t('details.notes.left', left) : t('details.notes.hint')}
    >
      {(control) => (
        <textarea
          {...control}
          name="notes"
          rows={3}
          maxLength={limits.publicNotes}
          value={notes}
          onChange={(event) => onChange(event.target.value)}
          className={classNames(control.className, 'h-28')}
        />
      )}
    </Field>
  );
};

/** The opt-in to reminders by WhatsApp; they go to the phone number above. */
const Whatsapp = ({ wanted, onChange }: { readonly wanted: boolean; readonly onChange: (wanted: boolean) => void }) => {
  const t = useTexts(wizardTexts);
  return (
    <Tick name="whatsapp" checked={wanted} onChange={onChange}>
      {t('details.whatsapp')} <span className="text-muted">{t('details.whatsapp.hint')}</span>
    </Tick>
  );
};

interface TickProps extends Pick<React.ComponentProps<'input'>, 'name' | 'checked' | 'required'> {
  readonly onChange: (checked: boolean) => void;
  readonly children: React.ReactNode;
}

const Tick = ({ onChange, children, ...input }: TickProps) => (
  <label className="flex cursor-pointer items-start gap-3 py-1">
    <input
      {...input}
      type="checkbox"
      onChange={(event) => onChange(event.target.checked)}
      autoComplete="off"
      className="mt-0.5 size-5 shrink-0 cursor-pointer accent-accent"
    />
    <span className="max-w-prose">{children}</span>
  </label>
);

const Consent = ({
  isGiven,
  onChange,
}: {
  readonly isGiven: boolean;
  readonly onChange: (isGiven: boolean) => void;
}) => {
  const t = useTexts(wizardTexts);
  return (
    <div>
      <Tick name="consent" required checked={isGiven} onChange={onChange}>
        {t('details.consent')}
      </Tick>
      <p className="ml-8">
        <NewTabLink href="/privacy" className="inline-flex min-h-11 items-center text-accent-text">
          {t('details.consent.link')}
        </NewTabLink>
      </p>
    </div>
  );
};
