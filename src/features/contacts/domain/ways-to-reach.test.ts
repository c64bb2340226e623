import { describe, expect, it } from 'vitest';
import { telAddress, whatsAppAddress } from '#shared/kernel/contact/dialled-number.ts';
import { mailAddress, timesToChoose, webmailAddress } from './ways-to-reach.ts';

describe('ways to reach a contact', () => {
  it.each([
    ['+49 (170) 123-4567', 'https://wa.me/491701234567'],
    ['0170 1234567', 'https://wa.me/491701234567'],
    ['0049 170 1234567', 'https://wa.me/491701234567'],
    ['12 34 56', 'https://wa.me/123456'],
    ['12 34 5', undefined],
    ['', undefined],
    [null, undefined],
  ])('WhatsApp of %j is %s (CONT-020, AMB-065)', (phone, address) => {
    expect(whatsAppAddress(phone)).toBe(address);
  });

  it('gives links for a phone call, a mail program and webmail (CONT-021, CONT-022, AMB-066)', () => {
    expect(telAddress('+49 (170) 12')).toBe('tel:+4917012');
    expect(telAddress('030 12-3')).toBe('tel:030123');
    for (const none of ['auf Anfrage', '+', '', null]) expect(telAddress(none)).toBeUndefined();
    expect(mailAddress('  mia@example.de ')).toBe('mailto:mia@example.de');
    expect(webmailAddress(' mia+x@example.de')).toBe('https://mail.google.com/mail/?view=cm&to=mia%2Bx%40example.de');
  });

  it('offers the contact’s own times and six usual ones (CONT-027, AMB-067)', () => {
    expect(timesToChoose(['ab 17 Uhr', 'Jederzeit'])).toEqual([
      'ab 17 Uhr',
      'Jederzeit',
      'Vormittags 9–12 Uhr',
      'Mittags 12–14 Uhr',
      'Nachmittags 14–17 Uhr',
      'Abends 17–20 Uhr',
      'Samstag 10–16 Uhr',
    ]);
  });
});
