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
