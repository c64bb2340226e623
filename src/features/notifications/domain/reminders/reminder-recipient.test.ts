import { describe, expect, it } from 'vitest';
import { booking, mail, noAddress, start } from '../testing/reminded-booking.ts';
import { type RemindedBooking, reminderMessage, whatsappRecipient, whyUnreachable } from './reminder-plan.ts';

describe('the recipient of a reminder (SRV-39, SRV-40)', () => {
  it.each<[Partial<RemindedBooking>, string | undefined, string | undefined]>([
    [{}, undefined, undefined],
    [noAddress, 'no_address', undefined],
    [{ customer_phone: '+49' }, undefined, 'no_phone'],
    [{ customer_phone: '' }, undefined, 'no_phone'],
    [{ customer_whatsapp_notifications: false }, undefined, 'no_consent'],
    [{ customer_whatsapp_notifications: false, customer_phone: '' }, undefined, 'no_consent'],
  ])('%j: by mail %j, by WhatsApp %j', (changes, byMail, byWhatsapp) => {
    const customer = { ...booking, ...changes };
    expect(whyUnreachable(customer, 'email')).toBe(byMail);
    expect(whyUnreachable(customer, 'whatsapp')).toBe(byWhatsapp);
  });

  it('the WhatsApp number has a country code', () => {
    expect(whatsappRecipient(booking)).toEqual({ to: '4930123456' });
    expect(whatsappRecipient({ ...booking, customer_phone: '12345' })).toEqual({ why: 'no_phone' });
  });

  it('the message contains its session, and goes to the address or number as entered', () => {
    expect(reminderMessage(booking, mail)).toEqual({
      order: { kind: 'reminder', hours: 24, start },
      to_address: 'erika@example.com',
    });
    expect(reminderMessage(booking, { channel: 'whatsapp', minutes: 90 })).toEqual({
      order: { kind: 'whatsapp_reminder', minutes: 90, start },
      to_address: '030 123456',
    });
  });
});
