import { describe, expect, it } from 'vitest';
import type { BookingAction } from '../booking-action.ts';
import { allowedActions, isOverdue } from './booking-actions.ts';
import { type BookingStatus, bookingStatuses, mayBecome } from './booking-status.ts';

const start = Date.UTC(2030, 5, 5, 8);

describe('the actions that a booking allows (SRV-16)', () => {
  const before: Record<BookingStatus, BookingAction[]> = {
    PENDING: ['confirm', 'cancel', 'edit', 'reschedule', 'new_link', 'ask_new_time'],
    PAYMENT_PENDING: ['confirm_without_payment', 'cancel', 'edit', 'reschedule', 'new_link', 'ask_new_time'],
    CONFIRMED: ['cancel', 'edit', 'reschedule', 'new_link', 'ask_new_time'],
    COMPLETED: ['cancel', 'edit', 'record_revenue'],
    CANCELLED: ['restore'],
  };

  it.each(bookingStatuses)('%s, before the session', (status) => {
    expect(allowedActions({ status, starts_at: start, confirm_by: null, time_request: null }, start - 1)).toEqual(
      before[status],
    );
  });

  it('a confirmed session may be marked as completed once it has begun (AMB-044)', () => {
    expect(
      allowedActions({ status: 'CONFIRMED', starts_at: start, confirm_by: null, time_request: null }, start),
    ).toContain('complete');
    expect(
      allowedActions({ status: 'CONFIRMED', starts_at: start, confirm_by: null, time_request: null }, start - 1),
    ).not.toContain('complete');
  });

  it('confirming is offered while the customer has not confirmed the address (SRV-94)', () => {
    const booking = { status: 'PENDING', starts_at: start, confirm_by: start - 1, time_request: null } as const;
    expect(allowedActions(booking, start - 2)).toContain('confirm_address');
    expect(allowedActions({ ...booking, status: 'CANCELLED' }, start - 2)).toEqual(['restore']);
  });

  it('a place that ended without an hour has no time to be restored (BABY-09)', () => {
    const ended = { status: 'CANCELLED', starts_at: start, confirm_by: null, time_request: null } as const;
    expect(allowedActions({ ...ended, awaits_birth: false, has_time: false }, start - 1)).toEqual([]);
    expect(allowedActions({ ...ended, awaits_birth: false, has_time: true }, start - 1)).toEqual(['restore']);
  });

  it('a new customer link is offered until the session begins', () => {
    expect(
      allowedActions({ status: 'CONFIRMED', starts_at: start, confirm_by: null, time_request: null }, start),
    ).not.toContain('new_link');
  });

  it('a request to choose another time can be made once, and withdrawn until it is answered (MOVE-05)', () => {
    const time_request = {
      request_id: '1',
      keeps_time: true,
      status_before: 'CONFIRMED',
      explanation: null,
      substitute: null,
      created_at: 0,
    } as const;
    const kept = { status: 'CONFIRMED', starts_at: start, confirm_by: null, time_request } as const;
    const actions = allowedActions(kept, start - 1);
    expect(actions).toContain('withdraw_request');
    expect(actions).not.toContain('ask_new_time');
    expect(allowedActions(kept, start)).not.toContain('withdraw_request');
    const given = { ...kept, status: 'CANCELLED', time_request: { ...time_request, keeps_time: false } } as const;
    expect(allowedActions(given, start + 1)).toEqual(['restore', 'withdraw_request']);
  });

  it('no status is offered that the table of transitions refuses', () => {
    const leadsTo: Partial<Record<BookingAction, BookingStatus>> = {
      confirm: 'CONFIRMED',
      confirm_without_payment: 'CONFIRMED',
      complete: 'COMPLETED',
      cancel: 'CANCELLED',
    };
    for (const status of bookingStatuses) {
      for (const action of allowedActions({ status, starts_at: start, confirm_by: null, time_request: null }, start)) {
        const to = leadsTo[action];
        expect(to === undefined || mayBecome(status, to)).toBe(true);
      }
    }
  });
});

describe('an overdue booking (SRV-17)', () => {
  it.each(bookingStatuses)('%s', (status) => {
    const waits = status === 'PENDING' || status === 'PAYMENT_PENDING';
    expect(isOverdue({ status, starts_at: start }, start - 1)).toBe(false);
    expect(isOverdue({ status, starts_at: start }, start)).toBe(waits);
  });
});
