import { serviceName } from '#features/services/domain/service-words.ts';
import type { Language } from '#shared/kernel/language.ts';
import { formatCellDateTime } from '#shared/kernel/time/format.ts';
import type { Cell, Sheet } from '#shared/server/excel/sheet-xml.ts';
import { averageOf, byRank, type Group, type Totals } from '../../domain/overview.ts';
import { excelTexts } from '../../texts/excel.ts';
import type { StudioNumbers } from '../overview/overview.ts';
import { statusNames } from './bookings-sheet.ts';

/** Three sheets: totals, by service, by photographer. Revenue leaves out cancelled bookings. */
export const summarySheets = (numbers: StudioNumbers, language: Language, now: number): Sheet[] => {
  const texts = excelTexts[language];
  const services = numbers.services.map((service) => ({ ...service, name: serviceName(service, language) }));
  return [
    {
      name: texts.summary,
      columns: [
        { header: texts.figure, width: 36 },
        { header: texts.value, width: 20 },
      ],
      rows: figures(numbers.totals, language, now),
    },
    groupSheet(texts.byService, texts.service, services, language),
    groupSheet(texts.byPhotographer, texts.photographer, numbers.photographers, language),
  ];
};

const figures = (totals: Totals, language: Language, now: number): Cell[][] => {
  const texts = excelTexts[language];
  const names = statusNames[language];
  const live = totals.pending + totals.payment_pending + totals.confirmed + totals.completed;
  return [
    [texts.total, live + totals.cancelled],
    [names['status.PENDING'], totals.pending],
    [names['status.PAYMENT_PENDING'], totals.payment_pending],
    [names['status.CONFIRMED'], totals.confirmed],
    [names['status.COMPLETED'], totals.completed],
    [names['status.CANCELLED'], totals.cancelled],
    [texts.revenue, { cents: totals.value_cents }],
    [texts.average, { cents: averageOf(totals.value_cents, live) }],
    [texts.created, formatCellDateTime(now)],
  ];
};

const groupSheet = (name: string, header: string, groups: readonly Group[], language: Language): Sheet => {
  const texts = excelTexts[language];
  return {
    name,
    columns: [
      { header, width: 30 },
      { header: texts.count, width: 28 },
      { header: texts.revenue, width: 28 },
      { header: texts.averagePrice, width: 24 },
    ],
    rows: [...groups]
      .sort(byRank)
      .map((group) => [
        group.name,
        group.bookings,
        { cents: group.value_cents },
        { cents: averageOf(group.value_cents, group.bookings) },
      ]),
  };
};
