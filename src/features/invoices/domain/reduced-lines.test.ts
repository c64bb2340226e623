import { expect, it } from 'vitest';
import { discountItem } from '#features/discounts/domain/discount-code.ts';
import { type InvoicedBooking, invoiceFacts } from './invoice-facts.ts';
import type { InvoiceSettings } from './invoice-settings.ts';

type Studio = Parameters<typeof invoiceFacts>[2];

const right = {
  kind: 'option',
  option_id: 'right',
  name_de: 'Nutzungsrechte',
  name_ru: null,
  count: 1,
  included: 0,
  unit_price_cents: 5000,
  unit_minutes: 0,
} as const;
const booking = (reduction: number, language: 'de' | 'ru' = 'de') =>
  ({
    service_id: 'portrait',
    service_name: 'Porträt',
    service_name_de: null,
    service_name_ru: null,
    own_price_cents: 10_000,
    service_price_cents: 15_000 - reduction,
    items: [right, discountItem({ id: 'code', code: 'SOMMER' }, reduction)],
    customer_name: 'Änne Müller',
    customer_email: 'aenne@example.de',
    language,
  }) as unknown as InvoicedBooking;
const studio = {
  settings: { usual_rate: 19, rates: { right: 7 } } as unknown as InvoiceSettings,
  company: { vat_regime: 'regular' },
} as unknown as Studio;

it.each([1000, 1001, 14_999, 15_000])(
  'the lines of a document are reduced by %d cents in all (VOU-04)',
  (reduction) => {
    const { lines } = invoiceFacts(booking(reduction), undefined, studio);
    expect(lines.reduce((sum, { gross_cents }) => sum + gross_cents, 0)).toBe(15_000 - reduction);
    expect(lines.every(({ gross_cents }) => gross_cents >= 0)).toBe(true);
  },
);

it('each line has its share at its own rate, and says so (VOU-04)', () => {
  const { lines } = invoiceFacts(booking(3000), undefined, studio);
  expect(lines.map(({ gross_cents, rate }) => [rate, gross_cents])).toEqual([
    [19, 8000],
    [7, 4000],
  ]);
  expect(lines[0]?.name).toMatch(/^Porträt \(abzüglich 20,00\s€ Rabatt\)$/);
  const [russian] = invoiceFacts(booking(3000, 'ru'), undefined, studio).lines;
  expect(russian?.name).toMatch(/скидка 20,00\s€ учтена/);
});
