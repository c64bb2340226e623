import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import type { Language } from '#shared/kernel/language.ts';
import type { MessageOrder } from '#shared/kernel/message-order.ts';
import { sampleOrder } from '../domain/mails/sample-mail.ts';
import { studioFacts } from '../domain/testing/customer-mails.ts';
import type { CommonFacts } from '../domain/writing/mail-facts.ts';
import { renderMailWithoutBooking } from './render-mail.ts';
import { all, customerKinds, languages, mailOf } from './testing/rendered-mails.ts';

const messageOf = (language: Language, changes: Partial<MessageOrder> = {}, facts: Partial<CommonFacts> = {}) =>
  renderMailWithoutBooking(
    { ...sampleOrder('studio_new_message'), ...changes },
    { ...studioFacts, ...facts },
    language,
  );

/** The tags of the mail, without its text. */
const skeleton = (html: string): string[] =>
  html.match(/<[a-z!/][^>]*>/gi)?.map((tag) => tag.split(/[\s>]/)[0] ?? '') ?? [];

test.each(all)('%s in %s contains no script and loads no external resource (SRV-38)', (kind, language) => {
  const { html } = mailOf(kind, language, { facts: { logo: 'cid:logo@studio' } });
  expect(html.match(/<(script|link|iframe|object|embed|form|base)\b|@import|url\(|javascript:|\son\w+=/i)).toBeNull();
  const loaded = [...html.matchAll(/\b(?:src|srcset|background|poster|data)="([^"]*)"/gi)].map(
    ([, address]) => address,
  );
  expect(loaded).toEqual(['cid:logo@studio']);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
  for (const link of links) expect(link).toMatch(/^https:\/\/termine\.example\//);
});

test.each(all)('%s in %s has the same tags whatever text was typed (SRV-38)', (kind, language) => {
  const expected = skeleton(mailOf(kind, language).html);
  assert(
    property(string({ unit: 'binary' }), (random) => {
      const typed = `x${random.replaceAll(/\s/gu, ' ')}"'><script>alert(1)</script>`;
      const { html, subject } = mailOf(kind, language, {
        booking: {
          service_name_de: typed,
          service_name_ru: typed,
          photographer_name: typed,
          customer_name: typed,
          customer_phone: typed,
          confirmation_code: typed,
          ...(kind.includes('studio') && { notes: `x\n${typed}` }),
          ...(kind === 'booking_cancelled' && { cancel_code: null, cancel_reason: typed }),
        },
      });
      expect(skeleton(html)).toEqual(expected);
      // oxlint-disable-next-line no-control-regex -- the test looks for control characters
      expect(subject).not.toMatch(/[\u0000-\u001f\u007f]/);
    }),
    { numRuns: 20 },
  );
});

test.each(['{{constructor}}', '${7*7}', '<%= 7*7 %>', '#{7*7}', '{service_name}'])(
  '%s in a name is shown as text (M05)',
  (typed) => {
    const { html, text, subject } = mailOf('studio_new_booking', 'de', { booking: { customer_name: typed } });
    expect(text).toContain(typed);
    expect(subject).toContain(typed);
    expect(html).toContain(typed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  },
);

test.each(customerKinds)('%s contains neither the notes nor an address typed as a name (M04)', (kind) => {
  for (const language of languages) {
    const { html, text, subject } = mailOf(kind, language, {
      booking: { notes: 'Gewinnspiel auf evil.example', customer_name: 'Gewinn auf https://evil.example' },
    });
    expect(html + text + subject).not.toMatch(/evil|Gewinn/);
  }
});

test.each(languages)(
  'a visitor’s message is mailed to the studio complete and as text, in %s (AMB-075, SRV-38)',
  (language) => {
    const typed = '"\'><script>alert(1)</script> {{constructor}}';
    const calm = messageOf(language);
    const { subject, html, text } = messageOf(
      language,
      { name: `Erika ${typed}`, message: `Guten Tag\n${typed}`, phone: typed, language: 'ru' },
      { logo: 'cid:logo@studio' },
    );
    expect(subject).toBe(`${language === 'de' ? 'Nachricht von' : 'Сообщение от'} Erika ${typed}`);
    expect(text).toContain(`> Guten Tag\n> ${typed}`);
    expect(text).toContain('erika.sommer@example.com');
    expect(text).toContain(language === 'de' ? 'Sprache: Russisch' : 'Язык: Русский');
    expect(text).toContain('https://termine.example/admin/kontakten');
    expect(html).not.toContain('<script');
    expect(html).toContain('cid:logo@studio');
    expect(calm.html).toContain('+49 30 1234567');
    expect(calm.html + calm.text).not.toMatch(/undefined|null|\[object|FB-7KQ2MX9D/);
    expect(messageOf(language, { phone: undefined, language: undefined }).text).not.toMatch(
      /Telefon|Телефон|Sprache|Язык/,
    );
  },
);
