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
    photographer: 'Fotograf',
    items: 'Zusätzlich',
    parts: 'Ablauf',
    resources: 'Raum, Ausstattung',
    location: 'Ort',
    price: 'Preis',
    paid: 'Bezahlt',
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
    pending: 'Der Termin ist für Sie reserviert. Sobald wir ihn bestätigt haben, schreiben wir Ihnen noch einmal.',
    confirmed: 'Der Termin ist fest für Sie gebucht. Wir freuen uns auf Sie.',
  },
  confirm_address: {
    badge: 'Bitte bestätigen',
    subject: (when: string, code: string) => `Bitte bestätigen: Ihr Termin ${when} (${code})`,
    title: 'Bitte bestätigen Sie Ihre Buchung',
    intro: (until: string) =>
      `Wir halten die Zeit für Sie frei. Bitte bestätigen Sie Ihre E‑Mail-Adresse bis ${until} Uhr, sonst wird der Termin wieder frei.`,
    stranger: 'Sie haben nichts gebucht? Dann müssen Sie nichts tun.',
    confirm: 'Buchung bestätigen',
  },
  booking_confirmation: {
    badge: 'Bestätigt',
    subject: (when: string, code: string) => `Termin bestätigt: ${when} (${code})`,
    title: 'Ihr Termin ist bestätigt',
    intro: 'Alles ist vorbereitet, wir freuen uns auf Sie.',
  },
  booking_changed: {
    badge: 'Geändert',
    subject: (when: string, code: string) => `Termin geändert: ${when} (${code})`,
    title: 'Ihr Termin hat sich geändert',
    new_time: 'Bitte merken Sie sich die neue Zeit. Alles Weitere finden Sie hier auf einen Blick.',
    by_customer: 'Wie gewünscht haben wir Ihren Termin verschoben. Alles Weitere finden Sie hier auf einen Blick.',
    same_time: 'Die Zeit bleibt, wie sie war. Was sich geändert hat, finden Sie hier auf einen Blick.',
  },
  booking_cancelled: {
    badge: 'Storniert',
    subject: (when: string, code: string) => `Termin storniert: ${when} (${code})`,
    title: 'Ihr Termin wurde storniert',
    by_customer: 'Wie gewünscht haben wir Ihren Termin storniert. Sie sind jederzeit wieder willkommen.',
    by_studio: 'Dieser Termin findet nicht statt. Bei Fragen antworten Sie einfach auf diese E‑Mail.',
    refund: (amount: string) =>
      `Sie bekommen ${amount} zurück. Bis das Geld bei Ihnen ist, können einige Werktage vergehen.`,
  },
  booking_restored: {
    badge: 'Wieder gültig',
    subject: (when: string, code: string) => `Termin wieder gültig: ${when} (${code})`,
    title: 'Ihr Termin gilt wieder',
    intro: 'Die Stornierung ist aufgehoben, die Zeit ist wieder für Sie reserviert.',
  },
  new_time_asked: {
    badge: 'Neue Zeit wählen',
    subject: (when: string, code: string) => `Bitte wählen Sie eine neue Zeit: Ihr Termin ${when} (${code})`,
    title: 'Bitte wählen Sie eine neue Zeit',
    kept: 'Wir möchten Ihren Termin gern verschieben. Bitte wählen Sie eine neue Zeit, das ist für Sie kostenlos. Bis dahin bleibt Ihr Termin, wie er ist.',
    given_back:
      'Ihr Termin kann zur vereinbarten Zeit leider nicht stattfinden. Bitte wählen Sie eine neue Zeit, das ist für Sie kostenlos. Ihre Buchung und alles, was Sie bezahlt haben, bleiben erhalten.',
    held: (when: string, until: string) =>
      `Dieselbe Uhrzeit halten wir an einem anderen Tag für Sie frei: ${when}. Sie ist bis ${until} Uhr für Sie reserviert.`,
    instead:
      'Passt keine andere Zeit? Auf derselben Seite können Sie stornieren und bekommen alles online Bezahlte zurück.',
    choose: 'Neue Zeit wählen',
  },
  payment_received: {
    badge: 'Bezahlt',
    subject: (amount: string, code: string) => `Zahlung erhalten: ${amount} (${code})`,
    title: 'Danke, Ihre Zahlung ist da',
    intro: (amount: string) => `Wir haben ${amount} von Ihnen erhalten.`,
    confirmed: 'Damit ist Ihr Termin bestätigt.',
  },
  reminder: {
    badge: 'Erinnerung',
    subject: (when: string, code: string) => `Erinnerung: Ihr Termin am ${when} (${code})`,
    title: 'Bald ist es so weit',
    intro: 'Wir erinnern Sie gern an Ihren Termin und freuen uns auf Sie.',
  },
  birth_place: {
    badge: 'Reserviert',
    subject: (week: string, code: string) => `Ihr Platz: ${week} (${code})`,
    title: (week: string) => `Ihr Platz: ${week}`,
    intro: 'Ihr Platz ist reserviert, den Termin wählen Sie nach der Geburt. Bis dahin ist nichts zu tun.',
    next: 'Sobald Ihr Kind da ist, öffnen Sie bitte Ihre Seite und wählen einen der freien Termine. Kommt es früher oder später, zieht Ihr Platz mit um.',
    paid: (amount: string) => `Ihre Anzahlung von ${amount} ist angekommen, vielen Dank.`,
    waitingBadge: 'Warteliste',
    waitingSubject: (week: string, code: string) => `Auf der Warteliste: ${week} (${code})`,
    waitingTitle: 'Sie stehen auf der Warteliste',
    waiting:
      'In dieser Woche sind gerade alle Plätze vergeben. Sobald einer frei wird, bekommen Sie ihn und eine E‑Mail.',
    week: 'Woche',
    due: 'Geburtstermin',
    action: 'Meine Seite öffnen',
    pay: 'Platz ansehen und bezahlen',
    weekOf: (day: string) => `Woche vom ${day}`,
  },
  birth_reminder: {
    badge: 'Ihr Platz',
    subject: (code: string) => `Ihr Platz für die Neugeborenen-Fotos (${code})`,
    title: 'Dürfen wir kurz nachfragen?',
    intro:
      'wir halten Ihren Platz weiter frei. Wenn Sie mögen, tragen Sie auf Ihrer Seite das Geburtsdatum ein und wählen einen Termin. Dort können Sie den Platz auch mit einem Klick beenden.',
  },
  studio_birth_place: {
    badge: 'Neu',
    subject: (week: string, customer: string) => `Neuer Platz: ${week}, ${customer}`,
    title: 'Ein Platz ist vergeben',
    intro: 'Den Termin wählt die Familie nach der Geburt.',
    waitingTitle: 'Jemand wartet auf einen Platz',
    waiting: 'Die Woche ist voll. Wird ein Platz frei, bekommt ihn die Familie von selbst.',
  },
  studio_birth_reminder: {
    badge: 'Offen',
    subject: (customer: string) => `Noch ohne Geburtsdatum: ${customer}`,
    title: 'Seit drei Wochen kein Geburtsdatum',
    intro:
      'Der Geburtstermin ist drei Wochen her, und die Familie hat sich nicht gemeldet. Fragen Sie bitte behutsam nach oder beenden Sie den Platz.',
  },
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
  withdrawal: {
    badge: 'Eingegangen',
    subject: (company: string) => `Ihr Widerruf bei ${company}`,
    title: 'Ihr Widerruf ist eingegangen',
    intro: 'diese Erklärung haben wir von Ihnen erhalten.',
    next: 'Wir ordnen sie Ihrer Buchung zu und melden uns bei Ihnen. Betrifft sie eine laufende Buchung, erhalten Sie dazu eine weitere E‑Mail.',
    reference: 'Buchungscode oder Datum',
    at: 'Eingegangen am',
    clock: (when: string) => `${when} Uhr`,
    why: (company: string) =>
      `Diese E‑Mail wurde verschickt, weil auf der Seite von ${company} ein Widerruf mit dieser Adresse erklärt wurde.`,
  },
  studio_withdrawal: {
    badge: 'Widerruf',
    subject: (name: string) => `Widerruf von ${name}`,
    title: 'Ein Kunde hat widerrufen',
    cancelled: (refund: string) =>
      `In der Frist: Der Termin ist storniert, die Zeit ist frei, erstattet werden ${refund}.`,
    proposed: (refund: string) =>
      `In der Frist, mit ausdrücklichem Wunsch nach früherem Beginn: Der Termin ist storniert. Wir schlagen vor, ${refund} zu erstatten; bitte erstatten Sie bei der Buchung, was nach Abzug des Geleisteten bleibt.`,
    request: () => 'Es wurde nichts geändert: Bitte entscheiden Sie und antworten Sie dem Kunden.',
    unknown: () => 'Dazu wurde keine Buchung gefunden: Bitte ordnen Sie die Erklärung zu und antworten Sie dem Kunden.',
  },
  studio_payment_of_deleted: {
    badge: 'Bitte prüfen',
    subject: (amount: string, code: string) => `Zahlung zu einer gelöschten Buchung: ${amount}${code && ` (${code})`}`,
    title: (amount: string) => `${amount} für eine gelöschte Buchung`,
    intro:
      'Diese Zahlung ist eingegangen, nachdem die Buchung gelöscht wurde. Unter „Buchungen“ können Sie sie prüfen und erstatten.',
  },
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
