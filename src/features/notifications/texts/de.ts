import { birthTexts } from './birth-de.ts';
import { invitation } from './invitation-de.ts';
import { contestedPaymentMail, paymentOfDeletedMail, strayPaymentMail } from './stray-payment-de.ts';
import { transferDetails } from './transfer-de.ts';
import { boughtMail, voucherMail } from './voucher-de.ts';
import { withdrawalMails } from './withdrawal-de.ts';

/** All texts of the mails. A `when` is 'Di., 3. März, 14:30', an amount '50,00 €'. */
export const de = {
  greeting: (name: string | null) => (name === null ? 'Guten Tag,' : `Guten Tag ${name},`),
  regards: 'Herzliche Grüße',
  times: (from: string, to: string) => `${from}–${to} Uhr`,
  moved_from: 'Bisher',
  not_taking_place: 'Findet nicht statt',
  free: 'Kostenlos',
  labels: {
    service: 'Shooting',
    photographer: 'Es fotografiert',
    items: 'Zusätzlich',
    parts: 'Ablauf',
    resources: 'Raum, Ausstattung',
    location: 'Ort',
    price: 'Preis',
    paid: 'Bezahlt',
    invoice: 'Beleg',
    amount: 'Betrag',
    code: 'Buchungscode',
    reason: 'Grund',
    customer: 'Kunde',
    email: 'E-Mail',
    phone: 'Telefon',
    notes: 'Anmerkungen',
    name: 'Name',
    language: 'Sprache',
  },
  was: (now: string, before: string) => `${now} (bisher ${before})`,
  prepayment: {
    title: (amount: string) => `Noch zu zahlen: ${amount}`,
    text: 'Sobald die Zahlung da ist, bestätigen wir Ihren Termin. Haben Sie schon bezahlt, ist nichts weiter zu tun.',
    see: 'Buchung ansehen',
  },
  cancel: { question: 'Sie können doch nicht kommen?', label: 'Termin stornieren' },
  move: 'Termin verschieben',
  book_again: 'Neuen Termin buchen',
  open_booking: 'Buchung öffnen',
  open_bookings: 'Buchungen öffnen',
  open_vouchers: 'Gutscheine öffnen',
  open_contacts: 'Kontakte öffnen',
  languages: { de: 'Deutsch', ru: 'Russisch' },
  calendar_file: 'Mit der Kalenderdatei im Anhang steht der Termin gleich in Ihrem Kalender.',
  why_customer: (company: string) =>
    `Diese E‑Mail wurde automatisch verschickt, weil mit dieser Adresse ein Termin bei ${company} gebucht wurde.`,
  why_studio: 'Diese E‑Mail hat Ihr Buchungssystem automatisch verschickt.',

  whatsapp: {
    reminder: (when: string, company: string) => `wir erinnern Sie an Ihren Termin bei ${company}: ${when}.`,
  },

  booking_received: {
    badge: 'Eingegangen',
    subject: (when: string, code: string) => `Buchung eingegangen: ${when} (${code})`,
    title: 'Danke für Ihre Buchung',
    pending: 'der Termin ist für Sie reserviert. Sobald wir ihn bestätigt haben, schreiben wir Ihnen noch einmal.',
    confirmed: 'der Termin ist fest für Sie gebucht. Wir freuen uns auf Sie.',
  },
  confirm_address: {
    badge: 'Bitte bestätigen',
    subject: (when: string, code: string) => `Bitte bestätigen: Ihr Termin ${when} (${code})`,
    title: 'Bitte bestätigen Sie Ihre Buchung',
    intro: (until: string) =>
      `wir halten die Zeit für Sie frei. Bitte bestätigen Sie Ihre E‑Mail-Adresse bis ${until} Uhr, sonst wird der Termin wieder frei.`,
    stranger: 'Sie haben nichts gebucht? Dann müssen Sie nichts tun.',
    confirm: 'Buchung bestätigen',
    placeSubject: (week: string, code: string) => `Bitte bestätigen: Ihr Platz in der ${week} (${code})`,
    placeTitle: 'Bitte bestätigen Sie Ihren Platz',
    placeIntro: (until: string) =>
      `bitte bestätigen Sie Ihre E‑Mail-Adresse bis ${until} Uhr, sonst wird der Platz wieder frei.`,
    placeConfirm: 'Platz bestätigen',
  },
  booking_confirmation: {
    badge: 'Bestätigt',
    subject: (when: string, code: string) => `Termin bestätigt: ${when} (${code})`,
    title: 'Ihr Termin ist bestätigt',
    intro: 'alles ist vorbereitet, wir freuen uns auf Sie.',
  },
  booking_changed: {
    badge: 'Geändert',
    subject: (when: string, code: string) => `Termin geändert: ${when} (${code})`,
    title: 'Ihr Termin hat sich geändert',
    new_time: 'bitte merken Sie sich die neue Zeit. Alles Weitere finden Sie hier auf einen Blick.',
    by_customer: 'wie gewünscht haben wir Ihren Termin verschoben. Alles Weitere finden Sie hier auf einen Blick.',
    same_time: 'die Zeit bleibt, wie sie war. Was sich geändert hat, finden Sie hier auf einen Blick.',
  },
  booking_cancelled: {
    badge: 'Storniert',
    subject: (when: string, code: string) => `Termin storniert: ${when} (${code})`,
    title: 'Ihr Termin wurde storniert',
    by_customer: 'wie gewünscht haben wir Ihren Termin storniert. Sie sind jederzeit wieder willkommen.',
    by_studio: 'dieser Termin findet nicht statt. Bei Fragen antworten Sie einfach auf diese E‑Mail.',
    refund: (amount: string) =>
      `Sie bekommen ${amount} zurück. Bis das Geld bei Ihnen ist, können einige Werktage vergehen.`,
  },
  booking_restored: {
    badge: 'Wieder gültig',
    subject: (when: string, code: string) => `Termin wieder gültig: ${when} (${code})`,
    title: 'Ihr Termin gilt wieder',
    intro: 'die Stornierung ist aufgehoben, die Zeit ist wieder für Sie reserviert.',
  },
  new_time_asked: {
    badge: 'Neue Zeit wählen',
    subject: (when: string, code: string) => `Bitte wählen Sie eine neue Zeit: Ihr Termin ${when} (${code})`,
    title: 'Bitte wählen Sie eine neue Zeit',
    kept: 'wir möchten Ihren Termin gern verschieben. Bitte wählen Sie eine neue Zeit, das ist für Sie kostenlos. Bis dahin bleibt Ihr Termin, wie er ist.',
    given_back:
      'Ihr Termin kann zur vereinbarten Zeit leider nicht stattfinden. Bitte wählen Sie eine neue Zeit, das ist für Sie kostenlos. Ihre Buchung und alles, was Sie bezahlt haben, bleiben erhalten.',
    held: (when: string, until: string) =>
      `Dieselbe Uhrzeit halten wir an einem anderen Tag für Sie frei: ${when}. Sie ist bis ${until} Uhr für Sie reserviert.`,
    instead:
      'Passt keine andere Zeit? Auf derselben Seite können Sie stornieren und bekommen alles online Bezahlte zurück.',
    choose: 'Neue Zeit wählen',
  },
  transfer_details: transferDetails,
  payment_received: {
    badge: 'Bezahlt',
    subject: (amount: string, code: string) => `Zahlung erhalten: ${amount} (${code})`,
    title: 'Danke, Ihre Zahlung ist da',
    intro: (amount: string) => `wir haben ${amount} von Ihnen erhalten.`,
    confirmed: 'Damit ist Ihr Termin bestätigt.',
  },
  invoice_issued: {
    badge: { deposit: 'Anzahlungsrechnung', final: 'Rechnung', cancellation: 'Stornorechnung' },
    subject: (kind: string, number: string) => `${kind} ${number}`,
    title: {
      deposit: 'Ihre Anzahlungsrechnung',
      final: 'Ihre Rechnung',
      cancellation: 'Ihre Rechnung wurde storniert',
    },
    intro: 'im Anhang finden Sie den Beleg als PDF.',
    page: 'Alle Belege liegen auch auf der Seite Ihrer Buchung.',
    open: 'Zur Buchung',
  },
  reminder: {
    badge: 'Erinnerung',
    subject: (when: string, code: string) => `Erinnerung: Ihr Termin am ${when} (${code})`,
    title: 'Bald ist es so weit',
    intro: 'wir erinnern Sie gern an Ihren Termin und freuen uns auf Sie.',
    rest: 'Sie können vor Ort bezahlen oder schon jetzt online. Haben Sie schon bezahlt, ist nichts weiter zu tun.',
    pay: 'Rest online bezahlen',
  },
  ...birthTexts,
  studio_new_booking: {
    badge: 'Neu',
    subject: (when: string, customer: string) => `Neue Buchung: ${when}, ${customer}`,
    title: 'Eine neue Buchung',
    pending: 'Die Zeit ist reserviert. Der Kunde wartet auf Ihre Bestätigung.',
    confirmed: 'Die Buchung ist bestätigt.',
  },
  studio_customer_cancelled: {
    badge: 'Storniert',
    subject: (when: string, customer: string) => `Vom Kunden storniert: ${when}, ${customer}`,
    title: 'Ein Kunde hat storniert',
    intro: 'Die Zeit ist wieder frei.',
  },
  studio_customer_moved: {
    badge: 'Verschoben',
    subject: (when: string, customer: string) => `Vom Kunden verschoben: ${when}, ${customer}`,
    title: 'Ein Kunde hat seinen Termin verschoben',
    intro: 'Die bisherige Zeit ist wieder frei.',
  },
  voucher_sent: voucherMail,
  voucher_bought: boughtMail,
  offer_made: {
    badge: 'Reserviert',
    subject: (service: string, company: string) => `Ihr Terminangebot: ${service} bei ${company}`,
    title: 'Wir halten Termine für Sie frei',
    titleOne: 'Wir halten einen Termin für Sie frei',
    one: (until: string) => `bis ${until} Uhr gehört dieser Termin Ihnen. Mit einem Klick ist er gebucht.`,
    several: (until: string) => `bis ${until} Uhr sind diese Termine für Sie reserviert. Wählen Sie einen davon aus.`,
    times: 'Zur Wahl',
    until: 'Reserviert bis',
    clock: (until: string) => `${until} Uhr`,
    action: 'Termin auswählen',
    actionOne: 'Termin buchen',
    otherwise: 'Passt nichts davon, lehnen Sie das Angebot dort einfach ab oder antworten Sie auf diese E‑Mail.',
    why: (company: string) =>
      `Diese E‑Mail wurde verschickt, weil ${company} Termine für Sie reserviert hat. Bitte geben Sie den Link nicht weiter.`,
  },
  waiting_offer: {
    subject: (service: string, company: string) => `Ein Termin ist frei geworden: ${service} bei ${company}`,
    titleOne: 'Ein Termin ist frei geworden',
    one: (until: string) => `Sie sind dran: Bis ${until} Uhr halten wir diesen Termin für Sie frei.`,
    otherwise:
      'Passt der Termin nicht, lehnen Sie ihn dort bitte ab: Dann bekommt ihn sofort die nächste Person. Sie bleiben auf der Warteliste.',
    why: (company: string) =>
      `Diese E‑Mail wurde verschickt, weil mit dieser Adresse bei ${company} auf einen freien Termin gewartet wird. Bitte geben Sie den Link nicht weiter.`,
  },
  waiting_joined: {
    badge: 'Warteliste',
    subject: (service: string, company: string) => `Auf der Warteliste: ${service} bei ${company}`,
    title: 'Sie stehen auf der Warteliste',
    intro: 'sobald ein passender Termin frei wird, halten wir ihn für Sie frei und schreiben Ihnen.',
    days: 'Zeitraum',
    place: 'Ihr Platz',
    action: 'Platz ansehen',
    confirmBadge: 'Bitte bestätigen',
    confirmSubject: (service: string, company: string) => `Bitte bestätigen: Warteliste für ${service} bei ${company}`,
    confirmTitle: 'Bitte bestätigen Sie Ihre Adresse',
    confirmIntro: (until: string) =>
      `bitte bestätigen Sie bis ${until} Uhr, dass Sie auf die Warteliste möchten. Erst danach halten wir Termine für Sie frei.`,
    confirm: 'Adresse bestätigen',
    leaveQuestion: 'Sie brauchen keinen Termin mehr?',
    leave: 'Warteliste verlassen',
    why: (company: string) =>
      `Diese E‑Mail wurde verschickt, weil diese Adresse auf die Warteliste von ${company} gesetzt wurde. Waren Sie das nicht, verlassen Sie die Liste mit dem Link oben.`,
  },
  studio_new_message: {
    badge: 'Neu',
    subject: (name: string) => `Nachricht von ${name}`,
    title: 'Neue Nachricht über Ihre Website',
    intro: 'Antworten Sie einfach auf diese E‑Mail: Ihre Antwort geht an den Absender.',
  },
  ...withdrawalMails,
  studio_new_sign_in: {
    badge: 'Anmeldung',
    subject: 'Neue Anmeldung bei FotoBooking',
    title: 'Jemand hat sich mit Ihrem Konto angemeldet',
    intro: 'Ihr Konto kannte dieses Gerät bisher nicht. Waren Sie es, ist nichts zu tun.',
    foreign: 'Waren Sie es nicht, beenden Sie diese Anmeldung, und ändern Sie danach Ihr Passwort.',
    at: 'Zeitpunkt',
    browser: 'Browser',
    system: 'System',
    unknown: 'unbekannt',
    clock: (when: string) => `${when} Uhr`,
    end: 'Diese Anmeldung beenden',
    why: 'Diese E‑Mail hat Ihr Buchungssystem automatisch verschickt, weil sich jemand mit Ihrem Konto angemeldet hat.',
  },
  studio_invitation: invitation,
  studio_payment_of_deleted: paymentOfDeletedMail,
  studio_payment_contested: contestedPaymentMail,
  studio_voucher_payment: strayPaymentMail,
  studio_refund_needed: {
    badge: 'Bitte prüfen',
    subject: (amount: string, code: string) => `Erstattung nötig: ${amount} (${code})`,
    title: (amount: string) => `${amount} sind zurückzugeben`,
    intro: 'Für diese Buchung ist Geld eingegangen, sie ist aber storniert. Bitte prüfen Sie die Erstattung.',
    twice:
      'Für diese Buchung ist zweimal bezahlt worden. Die Buchung bleibt, wie sie ist; bitte erstatten Sie die zweite Zahlung.',
  },
};

export type MailTexts = typeof de;
