import { inLanguage } from '#shared/kernel/in-language.ts';
import type { Language } from '#shared/kernel/language.ts';
import { formatTime } from '#shared/kernel/time/format.ts';
import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import { serviceName } from '../service-words.ts';
import type { Item } from './booked-item.ts';
import { sessionItemOf } from './second-session.ts';

/** The name of a service in all languages, as it is copied into a booking. */
export interface ServiceNames {
  readonly name: string;
  readonly name_de: string | null;
  readonly name_ru: string | null;
}

type NamedSession = Pick<Item, 'kind' | 'name_de' | 'name_ru'>;

const joined = (first: string, second: string): string => `${first} + ${second}`;

/** Returns the name of a booking, which names both sessions: 'Familie + Portrait'. With one session, that of its service. */
export const namesOfBoth = (service: ServiceNames, items: readonly NamedSession[]): ServiceNames => {
  const second = sessionItemOf(items);
  if (!second) return service;
  return {
    name: joined(service.name, second.name_de),
    name_de: joined(serviceName(service, 'de'), second.name_de),
    name_ru: joined(serviceName(service, 'ru'), inLanguage(second, 'name', 'ru')),
  };
};

/** The reverse: returns the name of the first session from that of a booking. */
export const namesOfFirst = (booked: ServiceNames, items: readonly NamedSession[]): ServiceNames => {
  const second = sessionItemOf(items);
  if (!second) return booked;
  return {
    name: withoutEnd(booked.name, joined('', second.name_de)),
    name_de: booked.name_de && withoutEnd(booked.name_de, joined('', second.name_de)),
    name_ru: booked.name_ru && withoutEnd(booked.name_ru, joined('', inLanguage(second, 'name', 'ru'))),
  };
};

const withoutEnd = (text: string, end: string): string => (text.endsWith(end) ? text.slice(0, -end.length) : text);

export interface Parts {
  readonly first: TimeRange;
  readonly second: TimeRange;
}

/**
 * Returns when the two sessions of a booking take place (epoch ms); undefined if it has only one. The second one takes
 * the last minutes, so a booking that the studio makes longer or shorter changes the first.
 */
export const partsOf = (
  whole: TimeRange,
  items: readonly Pick<Item, 'kind' | 'unit_minutes' | 'gap_minutes'>[],
): Parts | undefined => {
  const second = sessionItemOf(items);
  if (!second) return undefined;
  const gap = second.gap_minutes ?? 0;
  const start = Math.max(whole.start, whole.end - (second.unit_minutes - gap) * MINUTE);
  return {
    first: { start: whole.start, end: Math.max(whole.start, start - gap * MINUTE) },
    second: { start, end: whole.end },
  };
};

/** Returns the two sessions with their times: ['10:00–11:00 Familie', '11:15–12:00 Portrait']. */
export const partLines = (
  { first, second }: Parts,
  booked: ServiceNames,
  items: readonly NamedSession[],
  language: Language,
): string[] => {
  const item = sessionItemOf(items);
  const line = ({ start, end }: TimeRange, name: string): string => `${formatTime(start)}–${formatTime(end)} ${name}`;
  return [
    line(first, serviceName(namesOfFirst(booked, items), language)),
    ...(item ? [line(second, inLanguage(item, 'name', language))] : []),
  ];
};
