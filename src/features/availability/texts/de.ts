import type { TextsOf } from '#shared/web/texts.tsx';

export const de = {
  'notice.first': (when: string) => `Jetzt frühestens buchbar: ${when} Uhr.`,
  'notice.today': 'heute',
  'notice.tomorrow': 'morgen',
  'notice.never': 'So kann niemand buchen: Bis zum letzten buchbaren Tag ist der Vorlauf nicht um.',
  'preview.title': 'So sieht ein Tag aus',
  'preview.day': 'Wochentag',
  'preview.length': 'Dauer des Shootings',
  'preview.minutes': (minutes: number) => `${minutes} Minuten`,
  'preview.booked': 'Mit einer Buchung am Tag',
  'preview.bookedAt': ({ from, to }: { from: string; to: string }) => `Gebucht ${from}–${to}`,
  'preview.count': (slots: number) => (slots === 1 ? '1 freie Zeit' : `${slots} freie Zeiten`),
  'preview.closed': 'An diesem Tag wird nicht gearbeitet.',
  'preview.none': 'Kein Shooting dieser Länge passt in den Tag.',
  'preview.invalid': 'Erst wenn alle Angaben passen, gibt es hier eine Vorschau.',
  'preview.date': 'Datum',
  'preview.exception': (name: string) => `Ausnahme: ${name}`,
} as const;

export type AvailabilityTexts = TextsOf<typeof de>;
