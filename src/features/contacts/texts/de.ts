import type { TextsOf } from '#shared/web/texts.tsx';

export const de = {
  'message.title': 'Schreiben Sie uns',
  'message.intro': 'Stellen Sie Ihre Frage, wir melden uns bei Ihnen.',
  'message.name': 'Ihr Name',
  'message.email': 'Ihre E‑Mail-Adresse',
  'message.phone': 'Ihre Telefonnummer',
  'message.text': 'Ihre Nachricht',
  'message.homepage': 'Dieses Feld bitte leer lassen',
  'message.send': 'Nachricht senden',
  'message.privacy': 'Wir verwenden Ihre Angaben nur, um Ihnen zu antworten.',
  'message.privacy.link': 'Datenschutz',
  'message.error.name': 'Bitte geben Sie Ihren Namen ein.',
  'message.error.email': 'Bitte geben Sie eine gültige E‑Mail-Adresse ein.',
  'message.error.text': 'Bitte schreiben Sie uns, worum es geht.',
  'message.error.send': 'Die Nachricht konnte nicht gesendet werden',
  'message.error.limit':
    'Von diesem Anschluss kamen gerade viele Nachrichten. Bitte versuchen Sie es in einer Stunde noch einmal, oder rufen Sie an.',
  'message.sent': 'Vielen Dank für Ihre Nachricht!',
  'message.sent.text': (email: string) => `Wir haben sie bekommen und antworten an ${email}.`,
  'message.another': 'Noch eine Nachricht schreiben',
} as const;

export type ContactsTexts = TextsOf<typeof de>;
