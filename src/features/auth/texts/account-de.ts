import { plural } from '#shared/web/plural.ts';
import type { TextsOf } from '#shared/web/texts.tsx';

/** Date and time of day, formatted for display. */
interface Moment {
  readonly date: string;
  readonly time: string;
}

export const de = {
  title: 'Konto',
  subtitle: 'Ihr Passwort, ein zweiter Schritt bei der Anmeldung, Sprache und Design, und wo Sie angemeldet sind.',

  'password.title': 'Passwort ändern',
  'password.lead': 'Mit dem neuen Passwort werden alle anderen Anmeldungen beendet.',
  'password.current_password': 'Bisheriges Passwort',
  'password.new_password': 'Neues Passwort',
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

  'factor.title': 'Anmeldung in zwei Schritten',
  'factor.lead':
    'Nach dem Passwort fragt die Anmeldung nach einem Code, den nur Ihr Telefon zeigt. Wer Ihr Passwort kennt, kommt damit allein nicht mehr hinein.',
  'factor.loadError': 'Der Stand konnte nicht geladen werden',
  'factor.setUp': 'Einrichten',
  'factor.off': 'Ausgeschaltet',
  'factor.on': ({ date, time }: Moment) => `Eingeschaltet seit ${date}, ${time} Uhr`,
  'factor.codesLeft': plural('de', {
    one: 'Noch # Wiederherstellungscode',
    other: 'Noch # Wiederherstellungscodes',
  }),
  'factor.fewCodes': 'Legen Sie bald neue an: Ohne Telefon sind sie der einzige Weg hinein.',
  'factor.renew': 'Neue Wiederherstellungscodes',
  'factor.renewLead': 'Sie bekommen zehn neue Codes. Die bisherigen gelten dann nicht mehr.',
  'factor.renewSubmit': 'Neue Codes anlegen',
  'factor.switchOff': 'Ausschalten',
  'factor.switchOffTitle': 'Anmeldung in zwei Schritten ausschalten',
  'factor.switchOffLead':
    'Danach genügt zum Anmelden wieder das Passwort. Die Wiederherstellungscodes gelten nicht mehr.',
  'factor.switchedOff': 'Die Anmeldung in zwei Schritten ist ausgeschaltet.',
  'factor.password': 'Ihr Passwort',
  'factor.code': 'Code aus der App',
  'factor.proofCode': 'Code aus der App oder Wiederherstellungscode',
  'factor.withCode': 'Stattdessen einen Code eingeben',
  'factor.withPassword': 'Stattdessen das Passwort eingeben',
  'factor.setUpTitle': 'Anmeldung in zwei Schritten einrichten',
  'factor.setUpLead':
    'Sie brauchen eine App, die Codes anzeigt: eine Authenticator-App auf dem Telefon oder Ihren Passwortmanager. Bestätigen Sie zuerst mit Ihrem Passwort, dass Sie es sind.',
  'factor.next': 'Weiter',
  'factor.scan': 'Diesen QR-Code mit der App einlesen',
  'factor.scanAlt': 'QR-Code für die App; derselbe Schlüssel steht daneben als Text',
  'factor.noQr': 'Der QR-Code kann gerade nicht gezeichnet werden. Tippen Sie den Schlüssel in die App.',
  'factor.key': 'Oder diesen Schlüssel eintippen',
  'factor.codeHint': 'Die sechs Ziffern, die die App jetzt zeigt.',
  'factor.switchOn': 'Einschalten',
  'factor.codesTitle': 'Ihre Wiederherstellungscodes',
  'factor.codesLead':
    'Ist das Telefon weg, kommen Sie mit einem dieser Codes hinein. Jeder gilt einmal. Bewahren Sie sie dort auf, wo Sie Wichtiges aufbewahren.',
  'factor.codesOnce': 'Sie werden nur jetzt gezeigt.',
  'factor.codesFor': (email: string) => `Wiederherstellungscodes für FotoBooking, ${email}`,
  'factor.fileName': 'FotoBooking-Wiederherstellungscodes.txt',
  'factor.copy': 'Kopieren',
  'factor.copied': 'Kopiert',
  'factor.download': 'Herunterladen',
  'factor.print': 'Drucken',
  'factor.kept': 'Ich habe sie aufbewahrt',
  'factor.switchedOn': 'Die Anmeldung in zwei Schritten ist eingeschaltet.',

  'again.title': 'Ihr Passwort noch einmal',
  'again.lead': 'Diese Änderung gilt auch dann weiter, wenn Sie sich abmelden. Bestätigen Sie bitte, dass Sie es sind.',
  'again.submit': 'Bestätigen',
  'again.passkey': 'Mit Passkey bestätigen',
  'again.or': 'Oder geben Sie Ihr Passwort ein:',
  'again.noPasskey': 'Es wurde kein Passkey benutzt. Versuchen Sie es noch einmal, oder nehmen Sie Ihr Passwort.',
  'again.knownPasskey': 'Für dieses Gerät gibt es schon einen Passkey.',
  'again.givenUp': 'Ohne Ihr Passwort wurde nichts geändert.',

  'keys.title': 'Diese Programme haben weiter Zugang',
  'keys.lead':
    'API-Schlüssel gelten auch nach der Änderung des Passworts. Ist einer dabei, den Sie nicht kennen, widerrufen Sie alle.',
  'keys.since': ({ date, time }: Moment) => `erstellt am ${date}, ${time} Uhr`,
  'keys.keep': 'Behalten',
  'keys.revokeAll': 'Alle widerrufen',
  'keys.revoked': 'Alle API-Schlüssel sind widerrufen.',

  'preferences.title': 'Sprache und Design',
  'preferences.lead': 'Gilt sofort und auf jedem Gerät, auf dem Sie sich anmelden.',
  'preferences.language': 'Sprache',
  'preferences.languageHint': 'Auch die E‑Mails an Sie persönlich kommen in dieser Sprache.',
  'preferences.theme': 'Design',
  'preferences.light': 'Hell',
  'preferences.dark': 'Dunkel',
  'preferences.system': 'Wie das Gerät',

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
