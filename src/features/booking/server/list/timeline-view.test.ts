import { expect, it } from 'vitest';
import { timelineEntryView } from './timeline-view.ts';

const detailsOf = (details: Record<string, unknown>) =>
  timelineEntryView({ at: Date.parse('2030-06-05T07:00:00Z'), action: 'booking.revenue_recorded', details }).details;

it('recorded revenue is in EUR in responses, whichever version recorded it', () => {
  expect(detailsOf({ photos_delivered: 3, actual_revenue_cents: 1250 })).toEqual({
    photos_delivered: 3,
    actual_revenue: 12.5,
  });
  expect(detailsOf({ photos_delivered: 3, actual_revenue: 12.5 })).toEqual({
    photos_delivered: 3,
    actual_revenue: 12.5,
  });
  expect(detailsOf({ actual_revenue_cents: null })).toEqual({ actual_revenue: null });
});

it('a reason is in words in responses, whichever version recorded it (AMB-046)', () => {
  expect(detailsOf({ from: 'PENDING', reason: 'krank' })).toEqual({ from: 'PENDING', reason: 'krank' });
  expect(detailsOf({ reason_code: 'by_customer' })).toEqual({
    reason_code: 'by_customer',
    reason: 'Vom Kunden storniert',
  });
  expect(detailsOf({ reason: 'Vom Kunden storniert' })).toEqual({ reason: 'Vom Kunden storniert' });
});

it('an entry has the Berlin time at which it happened', () => {
  const entry = { at: Date.parse('2030-06-05T07:00:00Z'), action: 'booking.created', details: {} };
  expect(timelineEntryView(entry)).toEqual({ at: '2030-06-05T09:00:00+02:00', action: 'booking.created', details: {} });
});
