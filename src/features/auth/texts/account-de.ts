import type { TextsOf } from '#shared/web/texts.tsx';

/** A date and a time of day, as they are shown. */
interface Moment {
  readonly date: string;
  readonly time: string;
}

export const de = {
  title: 'Konto',
  subtitle: 'Ihr Passwort, und wo Sie angemeldet sind.',

  'password.title': 'Passwort ändern',
  'password.lead': 'Mit dem neuen Passwort werden alle anderen Anmeldungen beendet.',
  'password.current': 'Bisheriges Passwort',
  'password.new': 'Neues Passwort',
  'password.hint': 'Mindestens 8 Zeichen. Gut sind drei oder vier Wörter, die nichts miteinander zu tun haben.',
  'password.repeated': 'Neues Passwort wiederholen',
  'password.submit': 'Passwort ändern',
  'password.changed': 'Das Passwort ist geändert.',
  'password.missing': 'Bitte geben Sie Ihr bisheriges Passwort ein.',
  'password.different': 'Die beiden Eingaben sind verschieden.',
  'password.too_short': 'Bitte mindestens 8 Zeichen.',
  'password.too_long': 'Bitte höchstens 256 Zeichen.',
  'password.guessable': 'Dieses Passwort ist leicht zu erraten.',
  'password.error': 'Das Passwort konnte nicht geändert werden',

  'sessions.title': 'Angemeldet',
  'sessions.lead': 'Eine Anmeldung endet zwölf Stunden, nachdem sie zuletzt benutzt wurde.',
  'sessions.loadError': 'Die Anmeldungen konnten nicht geladen werden',
  'sessions.current': 'Diese Anmeldung',
  'sessions.other': 'Andere Anmeldung',
  'sessions.since': ({ date, time }: Moment) => `seit ${date}, ${time} Uhr`,
  'sessions.used': ({ date, time }: Moment) => `zuletzt benutzt ${date}, ${time} Uhr`,
  'sessions.end': 'Alle anderen abmelden',
  'sessions.ended': 'Alle anderen sind abgemeldet.',
  'sessions.endError': 'Die anderen konnten nicht abgemeldet werden',
} as const;

export type AccountTexts = TextsOf<typeof de>;
