import { cleanLine } from '#shared/kernel/text.ts';
import type { ConversionType } from '../contract.ts';

/** The names of a service: its own, and how it is called in each language. */
export type ServiceNames = readonly (string | null)[];

const nameColumns = ['service', 'leistung', 'interesse'];

/**
 * What somebody asked for (AMB-072), from the row it was imported with: what stands in a column service, leistung or
 * interesse, else a campaign or an answer to a question that is the name of a service. Undefined when nothing says so.
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
  const answer = cells.find(({ column, value }) => column.startsWith('question_') && isKnown(value));
  return (named ?? campaign ?? answer)?.value;
};

/** Whether what was booked is what was asked for; nothing asked for is the same (AMB-072). */
export const conversionOf = (requested: string | undefined, booked: ServiceNames): ConversionType =>
  requested === undefined || isOneOf(booked, requested) ? 'same_service' : 'different_service';

const same = (text: string): string => cleanLine(text).toLowerCase();
const isOneOf = (names: ServiceNames, text: string): boolean =>
  names.some((name) => name !== null && same(name) === same(text));
