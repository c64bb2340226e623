import { describe, expect, it } from 'vitest';
import { languages } from '#shared/kernel/language.ts';
import { renderMailWithoutBooking } from '../../templates/render-mail.ts';
import { studioFacts } from '../testing/customer-mails.ts';
import { sampleFacts, sampleOrder } from './sample-mail.ts';

const facts = sampleFacts('voucher_bought', studioFacts);
const bought = (changes: object = {}, language: 'de' | 'ru' = 'de') =>
  renderMailWithoutBooking({ ...sampleOrder('voucher_bought'), ...changes }, facts, language);

describe('the mail that confirms the purchase of a voucher (VOU-08)', () => {
  it.each(languages)('has the amount and the way to withdraw, in %s', (language) => {
    const { html, text } = bought({}, language);
    for (const body of [html, text]) {
      for (const part of ['120,00', '/withdrawal', '14']) expect(body).toContain(part);
    }
  });

  it.each([
    [{ to_buyer: true }, 'in einer eigenen E‑Mail an diese Adresse', 'Verschickt wird er'],
    [{ to_buyer: false }, 'an die E‑Mail-Adresse, die Sie angegeben haben', 'Verschickt wird er'],
    [{ on: '2030-12-24' }, 'Verschickt wird er am 24.12.2030 um 9:00 Uhr.', 'an diese Adresse'],
  ])('with %j says where and when the voucher comes', (changes, said, unsaid) => {
    const { text } = bought(changes);
    const line = text.replaceAll(/\s+/g, ' ');
    expect(line).toContain(said);
    expect(line).not.toContain(unsaid);
  });
});

it.each([
  ['de', 'Für 75,00'],
  ['ru', 'За 75,00'],
] as const)('a payment without a voucher is told to the studio, in %s (VOU-08)', (language, title) => {
  const { text } = renderMailWithoutBooking(sampleOrder('studio_voucher_payment'), facts, language);
  expect(text).toContain(title);
  expect(text).toContain('/admin/vouchers');
});
