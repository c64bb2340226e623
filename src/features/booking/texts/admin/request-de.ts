import type { TextsOf } from '#shared/web/texts.tsx';

export const de = {
  'request.ask': 'Um neue Zeit bitten …',
  'request.title': 'Um neue Zeit bitten',
  'request.intro': (name: string) =>
    `${name} bekommt eine E‑Mail mit einem Link und wählt selbst eine neue freie Zeit, ohne Gebühr. Wer keine findet, kann stornieren und bekommt alles online Bezahlte zurück.`,
  'request.until': 'Bis zur Antwort',
  'request.keep': 'gilt der Termin weiter',
  'request.keepHint': 'Die Zeit bleibt belegt.',
  'request.give': 'ist die Zeit sofort wieder frei',
  'request.giveHint': 'Der Termin findet nicht statt und ist storniert, bis eine neue Zeit gewählt ist.',
  'request.message': 'Nachricht an den Kunden',
  'request.messageHint': 'Steht in der E‑Mail und auf der Seite, etwa der Grund.',
  'request.noMail': 'Dieser Kunde hat keine E‑Mail-Adresse. Schicken Sie ihm danach einen neuen Link.',
  'request.submit': 'Bitte senden',
  'request.sent': (name: string) => `${name} wird um eine neue Zeit gebeten.`,
  'request.birth': 'Platz bis zur Geburt',
  'request.open': 'Neue Zeit offen',
  'request.asked': (when: string) => `Um eine neue Zeit gebeten am ${when} Uhr`,
  'request.kept': 'Bis zur Antwort gilt der Termin weiter.',
  'request.given': 'Die Zeit ist wieder frei. Mit der Antwort gilt der Termin zur neuen Zeit.',
  'request.withdraw': 'Bitte zurückziehen',
  'request.restore': 'Alte Zeit wieder vergeben',
  'request.leave': 'Storniert lassen',
  'request.withdrawn': 'Die Bitte ist zurückgezogen. Der Kunde bekommt eine E‑Mail.',
  'request.taken': 'Die alte Zeit ist nicht mehr frei. Es hat sich nichts geändert.',
  'request.error': (message: string) => `Das hat nicht geklappt: ${message}`,
  'request.leaveQuestion': (name: string) =>
    `${name} kann danach keine neue Zeit mehr wählen. Der Termin bleibt storniert. Erstattet wird dabei nichts.`,
} as const;

export type BookingRequestTexts = TextsOf<typeof de>;
