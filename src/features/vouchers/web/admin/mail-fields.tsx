import { type Language, languages } from '#shared/kernel/language.ts';
import { limits } from '#shared/kernel/text/text.ts';
import { formatDate } from '#shared/kernel/time/format.ts';
import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import type { FieldsOf } from '#shared/web/admin/form/use-form.ts';
import { DateField } from '#shared/web/admin/typed/when-field.tsx';
import type { MailValues, MailWhen } from './mail-values.ts';
import { useVoucherMailTexts, useVoucherTexts } from './use-vouchers.ts';

interface MailFieldsProps {
  readonly form: FieldsOf<MailValues>;
  /** The choices, with what `none` means here. */
  readonly whens: readonly MailWhen[];
  readonly none?: string;
  /** Berlin dates: the first and the last day on which it can be sent. */
  readonly today: string;
  readonly last: string;
  /** The language of the voucher, which the mail has too unless another one is chosen. */
  readonly language: Language;
}

/** Whether, when and to whom a voucher is mailed. */
export const MailFields = ({ form: { field, values }, whens, none, today, last, language }: MailFieldsProps) => {
  const texts = useVoucherMailTexts();
  const { languages: languageNames } = useVoucherTexts();
  const isMailed = values.mail_when !== 'none';
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
      <SelectField {...field('mail_when')} label={texts.when}>
        {whens.map((when) => (
          <option key={when} value={when}>
            {when === 'none' && none !== undefined ? none : texts.whens[when]}
          </option>
        ))}
      </SelectField>
      {values.mail_when === 'on' ? (
        <DateField
          {...field('mail_on')}
          label={texts.on}
          hint={texts.onHint(formatDate(last))}
          min={today}
          max={last}
          required
        />
      ) : (
        <span className="max-sm:hidden" />
      )}
      {isMailed && (
        <>
          <TextField
            {...field('mail_email')}
            label={texts.email}
            hint={texts.emailHint}
            type="email"
            maxLength={limits.email}
            autoComplete="off"
            required
          />
          <SelectField {...field('mail_language')} value={values.mail_language || language} label={texts.language}>
            {languages.map((name) => (
              <option key={name} value={name}>
                {languageNames[name]}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </div>
  );
};
