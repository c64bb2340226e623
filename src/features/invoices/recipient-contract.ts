import { z } from 'zod';
import { optionalEmail, optionalLine, readCheckValue, requiredLine } from '#shared/contract/fields.ts';
import { limits } from '#shared/kernel/text/text.ts';
import { isCustomerVatId, isLeitwegId, plainVatId } from './domain/recipient.ts';

const countryCode = z
  .string()
  .max(2)
  .transform((typed) => typed.trim().toUpperCase())
  .refine((typed) => /^[A-Z]{2}$/.test(typed), 'must be a country like DE');

/** To whom the documents of a booking are made out. */
export const recipient = z.object({
  name: requiredLine(limits.name),
  street: requiredLine(limits.name),
  postal_code: requiredLine(12),
  city: requiredLine(limits.customerName),
  country: countryCode.default('DE'),
  /** A company, an association or an authority: its documents are e-invoices. */
  is_business: z.boolean().default(false),
  /** Where e-invoices go; null: to the address of the booking. */
  email: optionalEmail.default(null),
  /** Of a business customer. */
  vat_id: optionalLine(20).default(null),
  /** Of a public authority. */
  leitweg_id: optionalLine(46).default(null),
});

/** What is stored may be older than the checks of these numbers. */
export const sentRecipient = recipient.extend({
  vat_id: recipient.shape.vat_id
    .transform((typed) => typed && plainVatId(typed))
    .refine((plain) => plain === null || isCustomerVatId(plain), 'must be a VAT id like DE123456789'),
  leitweg_id: recipient.shape.leitweg_id.refine(
    (typed) => typed === null || isLeitwegId(typed),
    'must be a Leitweg-ID with its check digits',
  ),
  version: readCheckValue,
});
export type SentRecipient = z.input<typeof sentRecipient>;
