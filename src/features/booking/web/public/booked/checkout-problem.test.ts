import { expect, it } from 'vitest';
import { CallError } from '#shared/web/call/call-error.ts';
import { translator } from '#shared/web/texts.tsx';
import { de } from '../../../texts/de.ts';
import { bookingTexts } from '../../../texts/handle.ts';
import { ru } from '../../../texts/ru.ts';
import { checkoutProblem } from './checkout-problem.ts';

const shown = (code: string, texts: typeof de | typeof ru): string => {
  // The language of the response is the browser's, which may differ from that of the page.
  const refusal = new CallError(403, JSON.stringify({ detail: 'Auf Deutsch', code }));
  return checkoutProblem(refusal, { t: translator({ booking: texts }, bookingTexts), messageOf: String });
};

it.each(['token_required', 'wrong_token', 'old_link'])(
  'a customer who may not pay without the link of the mails (%s) gets a message in the language of the page',
  (code) => {
    expect(shown(code, de)).toBe(
      'Fehler beim Erstellen der Zahlungssitzung: Zum Bezahlen öffnen Sie bitte den Link aus der neuesten E‑Mail zu diesem Termin oder melden Sie sich bei uns. Ihr Termin bleibt reserviert.',
    );
    expect(shown(code, ru)).toContain(
      'Чтобы оплатить, откройте ссылку из последнего письма об этой записи или свяжитесь с нами.',
    );
    expect(shown(code, ru)).not.toContain('Deutsch');
  },
);

it.each([
  ['already_paid', 'Dieser Termin ist schon bezahlt.', 'Эта запись уже оплачена.'],
  ['payment_processing', 'Eine Zahlung für diesen Termin ist schon unterwegs.', 'Платёж за эту запись уже отправлен.'],
])('who pays a second time (%s) learns so in the language of the page', (code, german, russian) => {
  expect(shown(code, de)).toContain(german);
  expect(shown(code, ru)).toContain(russian);
});
