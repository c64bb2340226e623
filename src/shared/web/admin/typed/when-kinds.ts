import { formatDate } from '#shared/kernel/time/format.ts';
import { readDate, readDateTime, readTime } from '#shared/kernel/time/typed-date.ts';
import type { TypedKind } from './use-typed.ts';

interface WhenKind extends TypedKind<string, 'unreadable'> {
  /** The type of the corresponding native field. */
  readonly native: 'date' | 'time' | 'datetime-local';
  readonly placeholder: 'form.datePattern' | 'form.timePattern' | 'form.dateTimePattern';
  readonly problem: 'form.date' | 'form.time' | 'form.dateTime';
}

/**
 * The kinds of values, in the formats of native fields and the API: 'yyyy-MM-dd', 'HH:mm', 'yyyy-MM-ddTHH:mm', and ''
 * for none.
 */
export const whenKinds = {
  date: {
    read: readDate,
    show: formatDate,
    empty: '',
    native: 'date',
    placeholder: 'form.datePattern',
    problem: 'form.date',
  },
  time: {
    read: readTime,
    show: (time) => time,
    empty: '',
    native: 'time',
    placeholder: 'form.timePattern',
    problem: 'form.time',
  },
  dateTime: {
    read: readDateTime,
    show: (value) => `${formatDate(value)}, ${value.slice(11, 16)}`,
    empty: '',
    native: 'datetime-local',
    placeholder: 'form.dateTimePattern',
    problem: 'form.dateTime',
  },
} as const satisfies Record<string, WhenKind>;

export type WhenKindName = keyof typeof whenKinds;
