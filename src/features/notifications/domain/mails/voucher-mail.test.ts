import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '#shared/kernel/language.ts';
import { renderVoucherMail } from '../../templates/render-mail.ts';
import { studioFacts } from '../testing/customer-mails.ts';
import type { VoucherFacts } from '../writing/mail-facts.ts';
import { sampleVoucherFacts } from './sample-mail.ts';

const sample = sampleVoucherFacts(studioFacts);
const voucher_url = 'https://termine.example/voucher#ABCD-EFGH-JKLM-NPQR';
const rendered = (changes: Partial<VoucherFacts> = {}, language: 'de' | 'ru' = 'de') =>
  renderVoucherMail({ ...sample, voucher_url, ...changes }, language);
const of = (changes: Partial<VoucherFacts['voucher']>): Partial<VoucherFacts> => ({
  voucher: { ...sample.voucher, ...changes },
});

describe('the mail with a voucher', () => {
  it.each(languages)(
    'has dedication, amount, last day and the link, as HTML and as text, in %s (VOU-07)',
    (language) => {
      const { html, text } = rendered({}, language);
      for (const body of [html, text]) {
        for (const part of ['Alles Gute zum Geburtstag!', '120,00', '31.12.2033', voucher_url, 'Erika Sommer', 'PDF']) {
          expect(body).toContain(part);
        }
      }
      expect(html).toContain(`lang="${language}"`);
    },
  );

  it('says who gives it, in the subject too (VOU-07)', () => {
    expect(rendered().subject).toBe('Ein Gutschein von Vera Geber für Sie');
    expect(rendered().text).toContain('Vera Geber schenkt Ihnen einen Gutschein über 120,00');
    expect(rendered({}, 'ru').subject).toContain('Vera Geber');
  });

  it.each(['', 'https://evil.example', 'vera@example.de', 'x'.repeat(61)])(
    'names no giver who is called %s (VOU-07)',
    (buyer_name) => {
      const { subject, text } = rendered(of({ buyer_name }));
      expect(subject).toBe('Ein Gutschein für Sie von Studio Licht');
      expect(text).not.toContain('schenkt');
      if (buyer_name) expect(text).not.toContain(buyer_name);
    },
  );

  it('to the buyer says for whom it is, and thanks (VOU-07)', () => {
    const { subject, text } = rendered({ to_buyer: true, to_name: 'Vera Geber' });
    expect(subject).toBe('Ihr Gutschein von Studio Licht');
    expect(text).toContain('Guten Tag Vera Geber,');
    expect(text).toContain('vielen Dank für Ihren Kauf');
    expect(text).toContain('Für: Erika Sommer');
    expect(rendered().text).not.toContain('Für: ');
  });

  it('greets nobody by name who was not named, and leaves an empty dedication out (VOU-07)', () => {
    const { text } = rendered({ to_name: '', ...of({ dedication: '' }) });
    expect(text).toContain('Guten Tag,\n');
    expect(text).not.toMatch(/^>/m);
  });

  it('has the same tags whatever was typed, and its subject is one line (SRV-38)', () => {
    const tags = (html: string): string[] => html.match(/<[a-z!/][^\s>]*/gi) ?? [];
    const expected = tags(rendered(of({ dedication: 'x' })).html);
    assert(
      property(string({ unit: 'binary' }), (random) => {
        const typed = `x${random.replaceAll(/\s/gu, ' ')}"'><script>alert(1)</script>`;
        const { html, subject } = rendered({
          to_name: typed,
          ...of({ buyer_name: typed, recipient_name: typed, dedication: typed }),
        });
        expect(tags(html)).toEqual(expected);
        expect(subject).not.toMatch(/[\r\n]/);
      }),
      { numRuns: 20 },
    );
  });
});
