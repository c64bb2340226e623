import { describe, expect, test } from 'vitest';
import { de } from '../../texts/de.ts';
import { company, mailOf, studioFacts } from '../testing/customer-mails.ts';
import type { MailFacts } from '../writing/mail-facts.ts';

describe('the footer of a mail to the customer', () => {
  const footerOf = (facts: Partial<MailFacts> = {}) => mailOf('reminder', { facts }).footer;
  const why = de.why_customer('Studio Licht');

  test('contains the known data of the studio, its own lines, and why the mail was sent', () => {
    const lines = [
      'Studio Licht',
      company.company_address,
      company.company_phone,
      company.company_email,
      company.company_website,
    ];
    expect(footerOf()).toEqual([lines.join('\n'), 'Bitte pünktlich kommen.', why]);
    const less = { ...company, company_phone: '', company_website: '', notification_footer: '' };
    expect(footerOf({ company: less })).toEqual([
      `Studio Licht\n${company.company_address}\n${company.company_email}`,
      why,
    ]);
  });

  test('leaves the studio out if its design does', () => {
    const design = { ...studioFacts.design, show_company_info: false };
    expect(footerOf({ design })).toEqual(['Bitte pünktlich kommen.', why]);
  });
});

test('the mail that asks to confirm an address states the deadline, and that other recipients need do nothing (MAIL-023)', () => {
  const text = de.confirm_address;
  const facts = { confirm_url: 'https://termine.example/booking/confirm/1?token=t' };
  const mail = mailOf('confirm_address', { facts, booking: { confirm_by: Date.UTC(2030, 5, 3, 8, 5) } });
  expect(mail.paragraphs.slice(1)).toEqual([text.intro('10:05'), text.stranger]);
  expect(mail.action).toEqual({ label: text.confirm, url: facts.confirm_url });
});
