import type { FieldProblem } from '#shared/kernel/field-problem.ts';
import { isDate } from '#shared/kernel/time/calendar-date.ts';
import type { Block, OwnHours, OwnPeriod } from './own-hours.ts';
import { weekdayKeys } from './settings/calendar-settings.ts';

type Path = readonly (string | number)[];

const wallTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const problem = (loc: Path, msg: string, type: string): FieldProblem => ({ loc: loc.map(String), msg, type });

/** Returns all problems of own hours, by field below `at`; empty when they may be saved. */
export const ownHoursProblems = ({ periods, exceptions }: OwnHours, at: Path): FieldProblem[] => [
  ...periods.flatMap((period, i) => periodProblems(period, periods.slice(0, i), [...at, 'periods', i])),
  ...exceptions.flatMap(({ date, blocks }, i) => {
    const path = [...at, 'exceptions', i];
    if (!isDate(date)) return [problem([...path, 'date'], 'must be a date like 2030-06-05', 'date')];
    const isRepeated = exceptions.slice(0, i).some((other) => other.date === date);
    return [
      ...(isRepeated ? [problem([...path, 'date'], 'has an exception already', 'repeated')] : []),
      ...blocksProblems(blocks, [...path, 'blocks']),
    ];
  }),
];

const periodProblems = (period: OwnPeriod, before: readonly OwnPeriod[], path: Path): FieldProblem[] => {
  const { valid_from, valid_until, week } = period;
  const dates = (['valid_from', 'valid_until'] as const).filter((field) => period[field] !== null);
  const malformed = dates.filter((field) => !isDate(period[field] ?? ''));
  if (malformed.length > 0) {
    return malformed.map((field) => problem([...path, field], 'must be a date like 2030-06-05', 'date'));
  }
  const isBackwards = valid_from !== null && valid_until !== null && valid_until < valid_from;
  const overlaps = before.some((other) => startsBy(other, valid_until) && startsBy(period, other.valid_until));
  return [
    ...(isBackwards ? [problem([...path, 'valid_until'], 'must not be before valid_from', 'order')] : []),
    ...(overlaps && !isBackwards ? [problem([...path, 'valid_from'], 'overlaps another period', 'overlap')] : []),
    ...weekdayKeys.flatMap((key) => blocksProblems(week[key], [...path, 'week', key])),
  ];
};

/** Whether a period begins on or before a date. ISO dates sort in order; null: without limit. */
const startsBy = ({ valid_from }: OwnPeriod, date: string | null): boolean =>
  valid_from === null || date === null || valid_from <= date;

const blocksProblems = (blocks: readonly Block[], path: Path): FieldProblem[] =>
  blocks.flatMap(({ start_time, end_time }, i) => {
    const fields = { start_time, end_time };
    const malformed = (['start_time', 'end_time'] as const).filter((field) => !wallTime.test(fields[field]));
    if (malformed.length > 0) {
      return malformed.map((field) => problem([...path, i, field], 'must be a time like 09:30', 'time'));
    }
    const last = blocks[i - 1]?.end_time;
    if (end_time <= start_time) return [problem([...path, i, 'end_time'], 'must be later than start_time', 'order')];
    if (last !== undefined && start_time <= last) {
      return [problem([...path, i, 'start_time'], 'must be later than the end of the block before', 'order')];
    }
    return [];
  });
