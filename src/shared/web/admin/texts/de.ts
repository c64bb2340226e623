import type { TextsOf } from '../../texts.tsx';

export const de = {
  'range.label': 'Zeitraum',
  'range.last7': 'Letzte 7 Tage',
  'range.last30': 'Letzte 30 Tage',
  'range.thisMonth': 'Dieser Monat',
  'range.lastMonth': 'Letzter Monat',
  'range.thisYear': 'Dieses Jahr',
  'range.all': 'Gesamter Zeitraum',
  'range.whole': 'gesamt',
  'range.custom': 'Eigener Zeitraum',
  'range.from': 'Von',
  'range.to': 'Bis',
  'range.apply': 'Anwenden',
  'range.reversed': 'Der Beginn liegt nach dem Ende.',
  'range.between': ({ from, to }: { from: string; to: string }) => `${from} – ${to}`,
  'range.since': (from: string) => `ab ${from}`,
  'range.until': (to: string) => `bis ${to}`,
} as const;

export type AdminPartTexts = TextsOf<typeof de>;
