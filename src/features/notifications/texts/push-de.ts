import type { TextsOf } from '#shared/web/texts.tsx';

export const de = {
  title: 'Benachrichtigungen auf diesem Gerät',
  intro:
    'Ihr Gerät meldet sich, auch wenn FotoBooking nicht offen ist. Die Meldung nennt nur, was geschehen ist: keine Namen und keine Zeiten. Beim Abmelden enden die Meldungen.',
  new_booking: 'Neue Buchung für heute oder morgen',
  cancellation: 'Stornierung',
  lead: 'Neue Anfrage',
  failed_mail: 'Mail, die nicht gesendet werden konnte',
  on: 'Ein',
  off: 'Aus',
  unsupported:
    'Dieser Browser kann keine Benachrichtigungen empfangen. Auf dem iPhone fügen Sie FotoBooking zuerst dem Home-Bildschirm hinzu.',
  blocked:
    'Benachrichtigungen sind für diese Seite im Browser gesperrt. Sie lassen sich in den Einstellungen des Browsers erlauben.',
  notReady: 'Gleich möglich. Bitte laden Sie die Seite in einer Minute neu.',
  loadError: 'Der Stand konnte nicht geladen werden',
  saveError: 'Die Auswahl konnte nicht gespeichert werden',
};

export type PushTexts = TextsOf<typeof de>;
