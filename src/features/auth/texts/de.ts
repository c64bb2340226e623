import type { TextsOf } from '#shared/web/texts.tsx';

export const de = {
  'login.title': 'Anmelden',
  'login.intro': 'Ihr Arbeitsplatz für Termine, Kunden und Einstellungen.',
  'login.email': 'E-Mail',
  'login.password': 'Passwort',
  'login.showPassword': 'Passwort anzeigen',
  'login.hidePassword': 'Passwort verbergen',
  'login.submit': 'Anmelden',
  'login.busy': 'Anmeldung läuft …',
  'login.emailMissing': 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  'login.passwordMissing': 'Bitte geben Sie Ihr Passwort ein.',
  'login.error': 'Anmeldung fehlgeschlagen. Bitte prüfen Sie E-Mail und Passwort.',
  'login.ended': 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
  'login.signedOut': 'Sie haben sich abgemeldet.',
  'session.loading': 'Sitzung wird geladen …',
} as const;

export type AuthTexts = TextsOf<typeof de>;
