import { type VatRate, type VatRegime, vatRates } from '#shared/kernel/money/vat-regime.ts';
import { omitUndefined } from '#shared/kernel/omit-undefined.ts';
import type { InvoiceSettingsView, SentInvoiceSettings } from '../../contract.ts';
import { isPrefix, isTaxNumber, isVatId, type MissingForInvoices, missingForInvoices } from '../../domain/issuing.ts';
import { keepYears } from '../../domain/keep-years.ts';
import type { InvoicesAdminTexts } from '../../texts/invoices-admin.ts';

type Text = 'street' | 'postal_code' | 'city' | 'tax_number' | 'vat_id' | 'prefix';

/** The values of the form: numbers are text while they are edited. */
export interface InvoiceSettingsValues extends Pick<InvoiceSettingsView, Text | 'enabled' | 'send_mails'> {
  readonly usual_rate: string;
  /** By id; '': the usual one. */
  readonly rates: Readonly<Record<string, string>>;
  readonly keep_years: string;
}

export const valuesOf = (stored: InvoiceSettingsView): InvoiceSettingsValues => {
  const { enabled, send_mails, street, postal_code, city, tax_number, vat_id, prefix, usual_rate, rates } = stored;
  return {
    enabled,
    send_mails,
    street,
    postal_code,
    city,
    tax_number,
    vat_id,
    prefix,
    usual_rate: String(usual_rate),
    rates: Object.fromEntries(Object.entries(rates).map(([id, rate]) => [id, String(rate)])),
    keep_years: String(stored.keep_years),
  };
};

const rateIn = (typed: string): VatRate | undefined => vatRates.find((rate) => String(rate) === typed);

/** What is sent of the changed values. */
export const sentOf = ({
  usual_rate,
  rates,
  keep_years,
  ...same
}: Partial<InvoiceSettingsValues>): Partial<SentInvoiceSettings> => ({
  ...same,
  ...omitUndefined({
    usual_rate: usual_rate === undefined ? undefined : rateIn(usual_rate),
    keep_years: keep_years === undefined ? undefined : Number(keep_years),
    rates:
      rates &&
      Object.fromEntries(
        Object.entries(rates).flatMap(([id, typed]) => {
          const rate = rateIn(typed);
          return rate === undefined ? [] : [[id, rate] as const];
        }),
      ),
  }),
});

const vatIdOf = (typed: string): string => typed.replaceAll(' ', '').toUpperCase();

export const problemsIn = (
  { tax_number, vat_id, prefix, keep_years }: InvoiceSettingsValues,
  texts: InvoicesAdminTexts,
): Record<string, string> => {
  const years = Number(keep_years);
  const isKept = Number.isInteger(years) && years >= keepYears.least && years <= keepYears.most;
  return {
    ...(tax_number.trim() !== '' && !isTaxNumber(tax_number.trim()) && { tax_number: texts.taxNumberError }),
    ...(vatIdOf(vat_id) !== '' && !isVatId(vatIdOf(vat_id)) && { vat_id: texts.vatIdError }),
    ...(!isPrefix(prefix) && { prefix: texts.prefixError }),
    ...(!isKept && { keep_years: texts.keepYearsError }),
  };
};

export const missingIn = (
  { street, postal_code, city, tax_number, vat_id }: InvoiceSettingsValues,
  regime: VatRegime,
): MissingForInvoices[] =>
  missingForInvoices(
    {
      street: street.trim(),
      postal_code: postal_code.trim(),
      city: city.trim(),
      tax_number: tax_number.trim(),
      vat_id: vat_id.trim(),
    },
    regime,
  );

export const labelsOf = (texts: InvoicesAdminTexts): Record<keyof InvoiceSettingsValues, string> => ({
  enabled: texts.enabled,
  street: texts.street,
  postal_code: texts.postal_code,
  city: texts.city,
  tax_number: texts.taxNumber,
  vat_id: texts.vatId,
  usual_rate: texts.usualRate,
  rates: texts.vat,
  send_mails: texts.sendMails,
  prefix: texts.prefix,
  keep_years: texts.keepYears,
});

/** Returns the texts of rates; undefined for fields whose values are shown as they are. */
export const ratesText =
  (texts: InvoicesAdminTexts, { services }: Pick<InvoiceSettingsView, 'services'>) =>
  (values: InvoiceSettingsValues, field: keyof InvoiceSettingsValues): string | undefined => {
    if (field === 'usual_rate') return texts.rate(Number(values.usual_rate));
    if (field !== 'rates') return undefined;
    const named = services.flatMap(({ id, name, options }) => [
      { id, name },
      ...options.map((option) => ({ id: option.id, name: `${name}: ${option.name_de ?? option.name_ru ?? ''}` })),
    ]);
    return named
      .filter(({ id }) => values.rates[id])
      .map(({ id, name }) => `${name} ${texts.rate(Number(values.rates[id]))}`)
      .join('; ');
  };
