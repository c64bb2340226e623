import type { AdminPartTexts } from './de.ts';

export const ru: AdminPartTexts = {
  'range.label': 'Период',
  'range.last7': 'Последние 7 дней',
  'range.last30': 'Последние 30 дней',
  'range.thisMonth': 'Этот месяц',
  'range.lastMonth': 'Прошлый месяц',
  'range.thisYear': 'Этот год',
  'range.all': 'Всё время',
  'range.whole': 'всё время',
  'range.custom': 'Свой период',
  'range.from': 'С',
  'range.to': 'По',
  'range.apply': 'Применить',
  'range.reversed': 'Начало позже конца.',
  'range.between': ({ from, to }: { from: string; to: string }) => `${from} – ${to}`,
  'range.since': (from: string) => `с ${from}`,
  'range.until': (to: string) => `по ${to}`,
};
