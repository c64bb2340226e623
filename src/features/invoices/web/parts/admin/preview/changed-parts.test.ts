import { expect, it } from 'vitest';
import type { InvoicePreview, PreviewedDocument } from '../../../../preview-contract.ts';
import { changedParts } from './changed-parts.ts';

const document: PreviewedDocument = {
  kind: 'final',
  number: 'RE-2030-0002',
  language: 'de',
  customer: { name: 'Änne Müller', address: null, vat_id: null, leitweg_id: null },
  lines: [{ name: 'Porträt', quantity: 1, rate: 19, amount: 150 }],
  taxes: [{ rate: 19, net: 126.05, tax: 23.95 }],
  total: 150,
  deducted: [],
  rest: 150,
  rest_taxes: [{ rate: 19, net: 126.05, tax: 23.95 }],
  received: [],
  payable: 150,
  account: null,
  cancels: null,
  small_business: false,
  e_invoice: null,
};
const preview: InvoicePreview = {
  documents: [document],
  issued_on: '2030-06-06',
  mailed_to: 'aenne@example.de',
  seen: 'a',
};
const withDocument = (more: Partial<PreviewedDocument>): InvoicePreview => ({
  ...preview,
  documents: [{ ...document, ...more }],
  seen: 'b',
});

it.each<[string, InvoicePreview, readonly string[]]>([
  ['number', withDocument({ number: 'RE-2030-0003' }), ['number']],
  ['recipient', withDocument({ customer: { ...document.customer, name: 'Anna' } }), ['customer']],
  [
    'price',
    withDocument({ lines: [{ name: 'Porträt', quantity: 1, rate: 19, amount: 200 }], total: 200, payable: 200 }),
    ['lines', 'payable'],
  ],
  ['rate', withDocument({ taxes: [{ rate: 7, net: 140.19, tax: 9.81 }] }), ['taxes']],
  [
    'payment',
    withDocument({ received: [{ amount: 40, method: 'cash', on: '2030-06-05' }], payable: 110 }),
    ['received', 'payable'],
  ],
  [
    'deposit',
    withDocument({
      deducted: [{ number: 'RE-2030-0001', on: '2030-06-05', is_voucher: false, amount: 40, taxes: [] }],
    }),
    ['deducted'],
  ],
  ['account', withDocument({ account: { holder: 'Studio', iban: 'DE89', bic: '' } }), ['account']],
  ['mail', { ...preview, mailed_to: null, seen: 'b' }, ['mail']],
  ['day', { ...preview, issued_on: '2030-06-07', seen: 'b' }, ['day']],
  ['another document', { ...preview, documents: [document, document], seen: 'b' }, ['documents']],
  ['what is not shown', withDocument({ e_invoice: 'en16931' }), ['rest']],
])('names what is no longer what was shown: %s (INV-11)', (_, now, expected) => {
  expect(changedParts(preview, now).map(({ part }) => part)).toEqual(expected);
});

it('says number and payable sum of now and of before, and each part once (INV-11)', () => {
  const now = withDocument({ number: 'RE-2030-0003', payable: 110 });
  expect(changedParts(preview, now)).toEqual([
    { part: 'number', values: { now: 'RE-2030-0003', before: 'RE-2030-0002' } },
    { part: 'payable', values: { now: 110, before: 150 } },
  ]);
  const two = (name: string) => ({
    ...preview,
    documents: [document, document].map((one) => ({ ...one, customer: { ...one.customer, name } })),
  });
  expect(changedParts(two('Anna'), two('Clara'))).toEqual([{ part: 'customer' }]);
});
