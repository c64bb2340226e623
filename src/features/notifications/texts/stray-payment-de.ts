/** The mail to the studio about a payment whose booking was deleted. */
export const paymentOfDeletedMail = {
  badge: 'Bitte prüfen',
  subject: (amount: string, code: string) => `Zahlung zu einer gelöschten Buchung: ${amount}${code && ` (${code})`}`,
  title: (amount: string) => `${amount} für eine gelöschte Buchung`,
  intro:
    'Diese Zahlung ist eingegangen, nachdem die Buchung gelöscht wurde. Unter „Buchungen“ können Sie sie prüfen und erstatten.',
};

/** The mail to the studio about a payment that has sold no voucher. */
export const strayPaymentMail = {
  badge: 'Bitte prüfen',
  subject: (amount: string) => `Zahlung ohne Gutschein: ${amount}`,
  title: (amount: string) => `Für ${amount} wurde kein Gutschein verkauft`,
  intro:
    'Online ist Geld eingegangen, das nicht zur Bestellung passt oder für das kein Gutschein verkauft werden konnte. Bitte prüfen Sie die Zahlung beim Zahlungsanbieter und erstatten Sie sie dort.',
};

/** The mails to the studio about a payment that the bank of the customer contests, has taken back, or has left. */
export const contestedPaymentMail = {
  contested: {
    badge: 'Bitte antworten',
    subject: (amount: string, code: string) => `Bank bestreitet eine Zahlung: ${amount}${code && ` (${code})`}`,
    title: (amount: string) => `Eine Zahlung über ${amount} wird bestritten`,
    intro:
      'Die Bank des Kunden will diese Zahlung zurückholen. Antworten Sie beim Zahlungsanbieter vor dem Ende der Frist, die dort steht. Bis zur Entscheidung wird nichts erstattet, auch nicht, wenn der Kunde storniert.',
  },
  lost: {
    badge: 'Zurückgeholt',
    subject: (amount: string, code: string) => `Bank hat eine Zahlung zurückgeholt: ${amount}${code && ` (${code})`}`,
    title: (amount: string) => `${amount} wurden zurückgeholt`,
    intro:
      'Die Bank des Kunden hat diese Zahlung endgültig zurückgeholt. Sie zählt nicht mehr als bezahlt; was offen ist, steht bei der Buchung.',
  },
  won: {
    badge: 'Entschieden',
    subject: (amount: string, code: string) => `Zahlung bleibt bei Ihnen: ${amount}${code && ` (${code})`}`,
    title: (amount: string) => `${amount} bleiben bei Ihnen`,
    intro: 'Die Bank hat für das Studio entschieden. Die Zahlung zählt wieder wie vorher.',
  },
};
