import { cleanLine } from '#shared/kernel/text/text.ts';

/** Whether a contact has booked the service they asked for. */
export const conversionTypes = ['same_service', 'different_service'] as const;
export type ConversionType = (typeof conversionTypes)[number];

/** The names of a service: its own, and its name in each language. */
export type ServiceNames = readonly (string | null)[];

const nameColumns = ['service', 'leistung', 'interesse'];

/**
 * Returns the service a contact asked for, from the imported row: the value of a column service, leistung or interesse,
 * else a campaign or an answer that is the name of a service. Undefined when there is none.
 */
export const requestedService = (
  rawData: Readonly<Record<string, unknown>> | null,
  known: readonly ServiceNames[],
): string | undefined => {
  const cells = Object.entries(rawData ?? {})
    .filter((cell): cell is [string, string] => typeof cell[1] === 'string')
    .map(([column, value]) => ({ column: same(column), value: cleanLine(value) }))
    .filter(({ value }) => value !== '');
  const named = nameColumns.map((column) => cells.find((cell) => cell.column === column)).find(Boolean);
  const isKnown = (value: string): boolean => known.some((names) => isOneOf(names, value));
  const campaign = cells.find(({ column, value }) => column === 'utm_campaign' && isKnown(value));
  const isAnswer = (column: string): boolean => column.startsWith('question_') || column.includes('?');
  const response = cells.find(({ column, value }) => isAnswer(column) && isKnown(value));
  return (named ?? campaign ?? response)?.value;
};

/** Whether the booked service is the requested one; without a request it counts as the same. */
export const conversionOf = (requested: string | undefined, booked: ServiceNames): ConversionType =>
  requested === undefined || isOneOf(booked, requested) ? 'same_service' : 'different_service';

const same = (text: string): string => cleanLine(text).toLowerCase();
const isOneOf = (names: ServiceNames, text: string): boolean =>
  names.some((name) => name !== null && same(name) === same(text));
