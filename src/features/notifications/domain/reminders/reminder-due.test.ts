import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '#shared/kernel/time/zone-time.ts';
import { booking, mail, noAddress, start, whatsapp } from '../testing/reminded-booking.ts';
import { isReminderDue, type RemindedBooking, reminderTiming, startsRemindedAt } from './reminder-plan.ts';

describe('whether a reminder belongs in the outbox (SRV-39)', () => {
  const now = start - DAY;

  it.each<[Partial<RemindedBooking>, boolean, boolean]>([
    [{}, true, true],
    [{ status: 'PENDING' }, false, false],
    [{ status: 'CANCELLED' }, false, false],
    [{ created_at: now + 1 }, false, false],
    // Shown there as skipped.
    [noAddress, true, true],
    [{ customer_phone: '+49' }, true, false],
    [{ customer_whatsapp_notifications: false }, true, false],
  ])('%j: by mail %j, by WhatsApp %j', (changes, byMail, byWhatsapp) => {
    expect(isReminderDue({ ...booking, ...changes }, mail, now)).toBe(byMail);
    expect(isReminderDue({ ...booking, ...changes }, whatsapp, now)).toBe(byWhatsapp);
  });

  it('is false before its time and an hour after it', () => {
    expect([now - 1, now, now + HOUR, now + HOUR + 1].map((at) => isReminderDue(booking, mail, at))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

it('every session with a due reminder starts between the two limits, and in the future (SRV-39)', () => {
  assert(
    property(constantFrom(1, 30, 60, 61, 90, 1440), integer({ min: -100, max: 1600 }), (minutes, ahead) => {
      const now = start - ahead * MINUTE;
      const { first, last } = startsRemindedAt({ channel: 'email', minutes }, now);
      const due = reminderTiming(booking, minutes, now) === 'due';
      if (due) expect(start >= first && start <= last).toBe(true);
      expect(first).toBeGreaterThanOrEqual(now);
      expect(last - first).toBeLessThanOrEqual(HOUR);
    }),
  );
});
