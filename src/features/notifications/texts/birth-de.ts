/** The texts of the mails about a place until a birth. */
export const birthTexts = {
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
      'in dieser Woche sind gerade alle Plätze vergeben. Sobald einer frei wird, bekommen Sie ihn und eine E‑Mail.',
    week: 'Ihr Platz',
    due: 'Geburtstermin',
    action: 'Meine Seite öffnen',
    pay: 'Platz ansehen und bezahlen',
    weekOf: (day: string) => `Woche vom ${day}`,
    other:
      'Mit dieser E‑Mail-Adresse ist schon ein anderer Platz reserviert. Brauchen Sie nur einen, geben Sie den anderen bitte zurück.',
  },
  birth_reminder: {
    badge: 'Ihr Platz',
    subject: (code: string) => `Ihr Platz für die Neugeborenen-Fotos (${code})`,
    title: 'Dürfen wir kurz nachfragen?',
    intro:
      'wir halten Ihren Platz weiter frei. Wenn Sie mögen, tragen Sie auf Ihrer Seite das Geburtsdatum ein und wählen einen Termin. Dort können Sie den Platz auch mit einem Klick zurückgeben.',
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
};

export type BirthMailTexts = typeof birthTexts;
