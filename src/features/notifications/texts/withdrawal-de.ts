/** The texts of the mails about declarations of withdrawal. */
export const withdrawalMails = {
  withdrawal: {
    badge: 'Eingegangen',
    subject: (company: string) => `Ihr Widerruf bei ${company}`,
    title: 'Ihr Widerruf ist eingegangen',
    intro: 'auf unserer Website wurde mit Ihrer Adresse ein Widerruf erklärt.',
    next: 'Wir ordnen sie Ihrer Buchung zu und melden uns bei Ihnen. Betrifft sie eine laufende Buchung, erhalten Sie dazu eine weitere E‑Mail.',
    reference: 'Buchungscode oder Datum',
    at: 'Eingegangen am',
    clock: (when: string) => `${when} Uhr`,
    why: (company: string) =>
      `Diese E‑Mail wurde verschickt, weil auf der Seite von ${company} ein Widerruf mit dieser Adresse erklärt wurde.`,
  },
  confirm_withdrawal: {
    badge: 'Bitte bestätigen',
    intro: (when: string) =>
      `auf unserer Website wurde der Vertrag über Ihren Termin am ${when} Uhr widerrufen, ohne den Buchungscode.`,
    press:
      'Sind Sie das, bestätigen Sie es bitte. Dann wird der Widerruf wirksam, und es zählt der Zeitpunkt, zu dem er einging.',
    foreign: 'Sind Sie es nicht, ist nichts zu tun: Ihr Termin bleibt, wie er ist.',
    confirm: 'Widerruf bestätigen',
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
    by_day:
      'Genannt wurde der Tag, nicht der Buchungscode: Noch wurde nichts geändert. Der Widerruf wird wirksam, sobald der Kunde ihn über seine E‑Mail bestätigt oder Sie ihn unter „Widerrufe“ wirksam machen.',
    open: 'Widerrufe öffnen',
    unknown: () => 'Dazu wurde keine Buchung gefunden: Bitte ordnen Sie die Erklärung zu und antworten Sie dem Kunden.',
  },
};
