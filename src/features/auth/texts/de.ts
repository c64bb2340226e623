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
  'login.emailMissing': 'Bitte geben Sie Ihre E‑Mail-Adresse ein.',
  'login.passwordMissing': 'Bitte geben Sie Ihr Passwort ein.',
  'login.error': 'Anmeldung fehlgeschlagen. Bitte prüfen Sie E‑Mail und Passwort.',
  'login.ended': 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
  'login.signedOut': 'Sie haben sich abgemeldet.',
  'login.codeLead': 'Ihr Passwort stimmt. Jetzt fehlt noch der Code, den Ihre App für FotoBooking zeigt.',
  'login.code': 'Code aus der App',
  'login.codeHint': 'Sechs Ziffern, alle 30 Sekunden andere.',
  'login.recoveryLead':
    'Ihr Passwort stimmt. Geben Sie einen der Wiederherstellungscodes ein, die Sie aufbewahrt haben.',
  'login.recoveryCode': 'Wiederherstellungscode',
  'login.recoveryHint': 'Jeder gilt nur einmal.',
  'login.codeMissing': 'Bitte geben Sie den Code ein.',
  'login.codeSubmit': 'Bestätigen',
  'login.useRecoveryCode': 'Wiederherstellungscode verwenden',
  'login.useApp': 'Code aus der App verwenden',
  'login.back': 'Zurück',
  'login.codeEnded': 'Das hat zu lange gedauert. Bitte melden Sie sich noch einmal an.',
  'login.passkey': 'Mit Passkey anmelden',
  'login.or': 'oder',
  'login.noPasskey': 'Es wurde kein Passkey benutzt. Versuchen Sie es noch einmal, oder nehmen Sie Ihr Passwort.',
  'session.loading': 'Sitzung wird geladen …',
} as const;

export type AuthTexts = TextsOf<typeof de>;
