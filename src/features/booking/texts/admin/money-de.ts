import { plural } from '#shared/web/plural.ts';
import type { TextsOf } from '#shared/web/texts.tsx';

export const de = {
  'delete.action': 'Buchung löschen …',
  'delete.title': 'Buchung löschen',
  'delete.submit': 'Endgültig löschen',
  'delete.keep': 'Nicht löschen',
  'delete.question': (name: string) => `Buchung von ${name} endgültig löschen?`,
  'delete.explained':
    'Termin, Verlauf und Nachrichten verschwinden und lassen sich nicht wiederherstellen. Notizen zum Kunden bleiben. Der Kunde wird nicht benachrichtigt.',
  'delete.openPayment': 'Der offene Bezahlvorgang wird vorher beim Zahlungsanbieter geschlossen.',
  'delete.paid': (amount: string) =>
    `Für diese Buchung liegen noch ${amount} bei Ihnen. Solange Geld da ist, kann sie nicht gelöscht werden.`,
  'delete.refundUnderWay':
    'Die Erstattung ist noch nicht bestätigt. Sobald der Zahlungsanbieter sie angenommen hat, können Sie die Buchung löschen.',
  'delete.cash':
    'Für diese Buchung ist eine Zahlung vor Ort oder per Überweisung erfasst. Nehmen Sie diese zuerst zurück, danach lässt sich die Buchung löschen.',
  'delete.fee':
    'Für diese Buchung ist ein Ausfallhonorar berechnet. Nehmen Sie es zuerst zurück, danach lässt sich die Buchung löschen.',
  'delete.processing':
    'Für diese Buchung ist eine Zahlung unterwegs. Warten Sie, bis sie ankommt oder scheitert; so lange kann die Buchung nicht gelöscht werden.',
  'delete.problem':
    'Für diese Buchung wurde etwas bezahlt, das nicht zu ihr passt. Erstatten Sie es zuerst bei Stripe; danach lässt sie sich löschen.',
  'delete.cancelInstead': 'Sie können die Buchung stattdessen stornieren und den Betrag erstatten.',
  'delete.refundInstead': 'Erstatten Sie den Betrag; danach lässt sich die Buchung löschen.',
  'delete.cancelAndRefund': 'Stornieren und erstatten',
  'delete.refund': 'Erstatten',
  'delete.notClosed':
    'Der offene Bezahlvorgang konnte beim Zahlungsanbieter nicht geschlossen werden. Es wurde nichts gelöscht. Bitte versuchen Sie es gleich noch einmal.',
  'delete.error': (message: string) => `Die Buchung wurde nicht gelöscht: ${message}`,
  'toast.deleted': (name: string) => `Buchung von ${name} gelöscht`,

  'fee.amount': ({ percent, amount }: { percent: number; amount: string }) => `${amount} (${percent} % des Preises)`,
  'fee.charged': ({ at, by }: { at: string; by: string | null }) => `Berechnet am ${at}${by ? ` von ${by}` : ''}`,
  'fee.paid': (amount: string) => `Bezahlt: ${amount}`,
  'fee.open': (amount: string) => `Davon offen: ${amount}`,
  'fee.beyond': (amount: string) => `Mehr bezahlt als das, bitte zurückgeben: ${amount}`,
  'fee.charge': 'Ausfallhonorar berechnen',
  'fee.chargeAsk': 'Ausfallhonorar berechnen …',
  'fee.notCharge': 'Nicht berechnen',
  'fee.question': ({ percent, amount }: { percent: number; amount: string }) =>
    `Das vereinbarte Ausfallhonorar von ${amount} (${percent} % des Preises) berechnen? Der Kunde schuldet dann diesen Betrag statt des Preises. Es wird nichts abgebucht oder erstattet.`,
  'fee.takeBack': 'Ausfallhonorar zurücknehmen',
  'fee.takeBackAsk': 'Ausfallhonorar zurücknehmen …',
  'fee.keep': 'Nicht zurücknehmen',
  'fee.takeBackQuestion': (amount: string) =>
    `Das Ausfallhonorar von ${amount} zurücknehmen? Der Kunde schuldet dann wieder den Preis.`,
  'fee.saved': 'Ausfallhonorar berechnet',
  'fee.takenBack': 'Ausfallhonorar zurückgenommen',
  'fee.invoiced': 'Für diese Buchung gibt es eine Rechnung. Bitte stornieren Sie diese zuerst.',
  'fee.error': (message: string) => `Das hat nicht geklappt: ${message}`,

  'cash.action': 'Vor Ort bezahlt …',
  'cash.title': 'Zahlung vor Ort erfassen',
  'cash.titleOfTransfer': 'Überweisung erfassen',
  'cash.submit': 'Erfassen',
  'cash.explained': 'Der Betrag zählt ab jetzt als bezahlt.',
  'cash.confirms':
    'Der Betrag zählt ab jetzt als bezahlt, und die Buchung wird bestätigt. Online kann sie dann nicht mehr bezahlt werden.',
  'cash.noRegister': 'Das ist ein Vermerk an der Buchung. Er ersetzt keine Kasse.',
  'cash.byVoucher': 'Der Betrag wird vom Gutschein abgezogen. Der Rest bleibt darauf.',
  'cash.method': 'Zahlungsart',
  'cash.method.cash': 'Bar',
  'cash.method.card_terminal': 'Karte am Terminal',
  'cash.method.transfer': 'Überweisung',
  'cash.method.voucher': 'Gutschein',
  'cash.voucherCode': 'Gutscheincode',
  'cash.voucher_unknown': () => 'Diesen Gutschein gibt es nicht.',
  'cash.voucher_blocked': () => 'Dieser Gutschein ist gesperrt.',
  'cash.voucher_over': () => 'Dieser Gutschein ist abgelaufen.',
  'cash.voucher_balance': (left: string) => `Auf diesem Gutschein sind nur noch ${left}.`,
  'cash.voucher_tries': () => 'Zu viele unbekannte Codes. Bitte versuchen Sie es in einer Stunde noch einmal.',
  'cash.voucher_invoiced': () => 'Bitte stornieren Sie zuerst die Rechnung: Sie muss diesen Gutschein abziehen.',
  'cash.amount': 'Betrag (€)',
  'cash.most': (limit: string) => `Höchstens, was noch offen ist: ${limit}.`,
  'cash.tooMuch': 'Das ist mehr, als noch offen ist.',
  'cash.list': 'Vor Ort bezahlt',
  'cash.recorded': ({ at, by }: { at: string; by: string | null }) =>
    by === null ? `erfasst am ${at}` : `erfasst am ${at} von ${by}`,
  'cash.takeBack': 'Zurücknehmen',
  'cash.takeBackAsk': 'Zurücknehmen …',
  'cash.takeBackOf': (amount: string) => `Zahlung über ${amount} zurücknehmen …`,
  'cash.question': (amount: string) =>
    `Zahlung über ${amount} zurücknehmen? Der Betrag zählt dann nicht mehr als bezahlt. Der Status der Buchung bleibt.`,
  'cash.questionVoucher': (amount: string) =>
    `Zahlung mit Gutschein über ${amount} zurücknehmen? Der Betrag kommt zurück auf den Gutschein und zählt nicht mehr als bezahlt.`,
  'cash.questionReturned': (amount: string) =>
    `Haben Sie ${amount} zurückgegeben? Der Betrag zählt dann nicht mehr als bezahlt.`,
  'cash.keep': 'Nicht zurücknehmen',
  'cash.saved': (amount: string) => `Zahlung über ${amount} erfasst`,
  'cash.takenBack': 'Zahlung zurückgenommen',
  'cash.meanwhile': 'Für diese Buchung wurde inzwischen etwas bezahlt. Bitte sehen Sie die Zahlungen noch einmal an.',
  'cash.error': (message: string) => `Das hat nicht geklappt: ${message}`,

  'late.title': 'Zahlung zu einer gelöschten Buchung',
  'late.explained': 'Dieses Geld ist eingegangen, nachdem die Buchung gelöscht wurde.',
  'late.booking': (code: string) => `Buchung ${code}`,
  'late.unknownBooking': 'Gelöschte Buchung',
  'late.paid': (at: string) => `bezahlt am ${at}`,
  'late.processing': 'Zahlung ist unterwegs',
  'late.problem': 'passt nicht zur Buchung, bitte bei Stripe prüfen',
  'late.refunding': 'Erstattung ist veranlasst',
  'late.refund': (amount: string) => `${amount} erstatten`,
  'late.question': (amount: string) => `${amount} an die Person zurückgeben, die bezahlt hat?`,
  'late.keep': 'Nicht erstatten',
  'late.refunded': (amount: string) => `Erstattung von ${amount} veranlasst`,
  'late.error': (message: string) => `Die Erstattung ist nicht gelungen: ${message}`,
  'late.count': plural('de', {
    one: '# Zahlung zu einer gelöschten Buchung',
    other: '# Zahlungen zu gelöschten Buchungen',
  }),
} as const;

export type BookingMoneyTexts = TextsOf<typeof de>;
