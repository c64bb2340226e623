import type { TextsOf } from '#shared/web/texts.tsx';

/** Date and time of day, formatted for display. */
interface Moment {
  readonly date: string;
  readonly time: string;
}

export const de = {
  title: 'Passkeys',
  lead: 'Mit einem Passkey melden Sie sich mit einem Fingerabdruck, Ihrem Gesicht oder der PIN Ihres Geräts an: ohne Passwort und ohne Code. Er funktioniert nur auf der echten Seite Ihres Studios.',
  loadError: 'Die Passkeys konnten nicht geladen werden',
  none: 'Noch kein Passkey',
  add: 'Passkey hinzufügen',
  onlyHere: (host: string) =>
    `Passkeys gelten nur unter ${host}. Bevor sich die Adresse des Studios (PUBLIC_URL) ändert, prüfen Sie bitte, dass Sie Ihr Passwort kennen: Danach braucht es neue.`,
  noneHere:
    'Unter der Adresse dieses Studios lassen Browser keine Passkeys zu: Sie braucht https und einen Namen statt einer Nummer.',
  elsewhere: (origin: string) => `Passkeys lassen sich nur unter ${origin} anlegen und benutzen.`,
  created: ({ date, time }: Moment) => `angelegt am ${date}, ${time} Uhr`,
  used: ({ date, time }: Moment) => `zuletzt benutzt ${date}, ${time} Uhr`,
  unused: 'noch nicht benutzt',
  wrongHost: (host: string) => `Gilt nur unter ${host}, hier nicht`,
  rename: 'Umbenennen',
  renameOf: (name: string) => `Passkey „${name}“ umbenennen`,
  remove: 'Entfernen',
  removeOf: (name: string) => `Passkey „${name}“ entfernen`,
  removeTitle: (name: string) => `„${name}“ entfernen?`,
  removeQuestion: 'Mit diesem Passkey kann sich dann niemand mehr anmelden. Löschen Sie ihn auch auf dem Gerät.',
  removed: 'Der Passkey ist entfernt.',
  removeError: 'Der Passkey konnte nicht entfernt werden',
  addError: 'Der Passkey konnte nicht angelegt werden',
  addLead:
    'Geben Sie ihm einen Namen, an dem Sie das Gerät wiedererkennen. Danach fragt Ihr Browser nach der Bestätigung.',
  name: 'Name',
  nameHint: 'Zum Beispiel „Telefon von Anna“ oder „Rechner im Studio“.',
  create: 'Passkey anlegen',
  added: 'Der Passkey ist angelegt.',
  save: 'Speichern',
  renamed: 'Der Name ist geändert.',
} as const;

export type PasskeyTexts = TextsOf<typeof de>;
