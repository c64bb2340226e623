import { describe, expect, test } from 'vitest';
import { CallError, NetworkError } from '#shared/web/call/call-error.ts';
import { priceChangeOf } from '../../../parts/public/booked/price-change.ts';
import type { WizardState } from '../state/wizard-state.ts';
import { emptyWizard } from '../state/wizard-state.ts';
import { attemptFor, bookingRequest, isTimeTaken, shownPrice } from './booking-request.ts';

const state: WizardState = {
  ...emptyWizard,
  step: 3,
  service_id: 'portrait',
  photographer_id: 'anna',
  date: '2030-06-05',
  start: '2030-06-05T09:00:00+02:00',
  details: {
    name: ' Anna Weiß ',
    email: ' a@b.de ',
    phone: ' 0170 1234567 ',
    notes: ' Mit Hund ',
    consent: true,
    whatsapp: false,
  },
};
const request = {
  service_id: 'portrait',
  photographer_id: 'anna',
  location_id: 'company',
  start: '2030-06-05T09:00:00',
  customer: { name: 'Anna Weiß', email: 'a@b.de', phone: '0170 1234567' },
  notes: 'Mit Hund',
  language: 'ru',
  expected_price: 150,
  expected_prepayment: 75,
} as const;
const shown = { price: 150, prepayment: 75 };

describe('the request to book', () => {
  test('contains the company as location, Berlin time without offset, the language and the shown price (API-016, API-017)', () => {
    expect(bookingRequest(state, 'ru', shown)).toEqual(request);
  });

  test('asks for reminders by WhatsApp only if the customer wants them (AMB-085)', () => {
    const details = { ...state.details, whatsapp: true };
    expect(bookingRequest({ ...state, details }, 'ru', shown)?.customer).toEqual({
      ...request.customer,
      whatsapp_notifications: true,
    });
  });

  test.each([
    ['summer', '2030-06-05T07:00:00Z', '2030-06-05T09:00:00'],
    ['winter', '2030-12-05T08:00:00Z', '2030-12-05T09:00:00'],
    ['another offset', '2030-06-05T03:00:00-04:00', '2030-06-05T09:00:00'],
    ['none', '2030-06-05T09:00:00', '2030-06-05T09:00:00'],
  ])('contains Berlin time, whatever offset the slot had: %s (API-017)', (_, start, sent) => {
    expect(bookingRequest({ ...state, start }, 'de', shown)?.start).toBe(sent);
  });

  test.each([
    ['service', { service_id: undefined }],
    ['photographer', { photographer_id: undefined }],
    ['start', { start: undefined }],
    ['consent', { details: { ...state.details, consent: false } }],
    ['phone', { details: { ...state.details, phone: '0170' } }],
  ] as const)('is not made without the %s (PUB-070)', (_, missing) => {
    expect(bookingRequest({ ...state, ...missing }, 'de', shown)).toBeUndefined();
  });
});

test('the same request keeps its key, a changed one gets a new one (AMB-023)', () => {
  const first = attemptFor(request, undefined);
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
  expect(attemptFor({ ...request }, first)).toBe(first);
  expect(attemptFor({ ...request, notes: 'Ohne Hund' }, first).key).not.toBe(first.key);
  expect(attemptFor({ ...request, language: 'de' }, first).key).not.toBe(first.key);
});

test.each([
  ['409', new CallError(409, '{"detail":"Time slot not available (conflict)"}'), true],
  ['409 without a body', new CallError(409, ''), true],
  ['400 not available', new CallError(400, '{"detail":"Not available: outside the booking window"}'), true],
  ['400 of another kind', new CallError(400, '{"detail":"The promotion is over"}'), false],
  ['404', new CallError(404, '{"detail":"Service not found"}'), false],
  ['500', new CallError(500, '{"detail":"not available"}'), false],
  ['no answer', new NetworkError('offline'), false],
  ['anything else', new Error('conflict'), false],
])('%s: whether the time is taken: %s (AMB-024)', (_, error, taken) => {
  expect(isTimeTaken(error)).toBe(taken);
});

test.each([
  [
    'nothing is paid online',
    { is_system_service: false, price_eur: 150, price_list_version: 'v1' },
    { kind: 'none' },
    [150, 0],
  ],
  [
    'a share is',
    { is_system_service: false, price_eur: 150, price_list_version: 'v1' },
    { kind: 'share', eur: 75, percentage: 50 },
    [150, 75],
  ],
  [
    'a system service is shown as free',
    { is_system_service: true, price_eur: 20, price_list_version: 'v1' },
    { kind: 'full', eur: 20 },
    [undefined, 20],
  ],
] as const)('the shown price when %s', (_, service, plan, [price, prepayment]) => {
  expect(shownPrice(service, plan)).toEqual({ price, prepayment, order: { price_list_version: 'v1' } });
  const sent = bookingRequest(state, 'de', shownPrice(service, plan));
  expect([sent?.expected_price, sent?.expected_prepayment, sent?.price_list_version]).toEqual([
    price,
    prepayment,
    'v1',
  ]);
});

test('a changed price is distinguished from a taken time, with both amounts', () => {
  const refusal = { detail: 'x', code: 'price_changed', price: 300, prepayment: 150, expected_price: 150 };
  expect(priceChangeOf(new CallError(409, JSON.stringify(refusal)), shown)).toEqual({
    before: shown,
    now: { price: 300, prepayment: 150 },
  });
  expect(priceChangeOf(new CallError(409, '{"code":"slot_taken"}'), shown)).toBeUndefined();
  expect(priceChangeOf(new NetworkError('offline'), shown)).toBeUndefined();
});
