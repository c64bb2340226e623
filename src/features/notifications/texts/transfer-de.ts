/** The mail with what to transfer. */
export const transferDetails = {
  badge: 'Überweisung',
  subject: (amount: string, code: string) => `Bitte überweisen Sie ${amount} (${code})`,
  title: 'So überweisen Sie die Anzahlung',
  intro: (until: string) =>
    `bitte überweisen Sie so, dass das Geld bis ${until} Uhr bei uns ist. So lange ist Ihr Termin reserviert.`,
  reference:
    'Als Verwendungszweck geben Sie bitte nur den Buchungscode an. Daran erkennen wir Ihre Zahlung, und Ihr Termin wird bestätigt.',
  open: 'GiroCode anzeigen',
  holder: 'Empfänger',
  amount: 'Betrag',
  purpose: 'Verwendungszweck',
  until: 'Bis',
  code: 'GiroCode: mit der App Ihrer Bank einlesen',
};
