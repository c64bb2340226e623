/** The mail with which a person joins the team. */
export const invitation = {
  badge: 'Einladung',
  subject: (company: string) => `Einladung ins Team von ${company || 'FotoBooking'}`,
  title: (name: string) => `Willkommen, ${name}`,
  intro: (by: string, company: string) =>
    `${by} lädt Sie ein, im Buchungssystem${company ? ` von ${company}` : ''} mitzuarbeiten.`,
  next: 'Mit dem Link legen Sie fest, wie Sie sich anmelden: mit einem Passwort oder einem Passkey.',
  until: 'Gültig bis',
  clock: (when: string) => `${when} Uhr`,
  once: 'Der Link gilt 72 Stunden und lässt sich einmal verwenden. Geben Sie ihn nicht weiter.',
  action: 'Einladung annehmen',
  why: 'Diese E‑Mail wurde verschickt, weil jemand Sie ins Team eingeladen hat. Kennen Sie niemanden dort, löschen Sie sie einfach.',
};
