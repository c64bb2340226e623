import { z } from 'zod';
import { languages } from '#shared/kernel/language.ts';
import { centsOf } from '#shared/kernel/money/money.ts';
import { cleanLine, cleanText, hasLetter, isEmail, limits } from '#shared/kernel/text/text.ts';
import { isDate } from '#shared/kernel/time/calendar-date.ts';

/** The id of something, as a client sends it. A text that is not a UUID matches nothing (404). */
export const reference = z.string().min(1).max(100);
export const byId = z.object({ id: z.uuid() });
export const line = (max: number = limits.name) => z.string().max(max).transform(cleanLine);
export const requiredLine = (max: number = limits.name) => line(max).pipe(z.string().min(1));
/** A person's name: at least one visible letter. */
export const personName = (max: number = limits.name) =>
  // An empty name is reported once, as too short.
  requiredLine(max).refine((name) => name === '' || hasLetter(name), 'must have at least one letter');
export const text = (max: number = limits.notes) => z.string().max(max).transform(cleanText);
export const requiredText = (max: number = limits.notes) => text(max).pipe(z.string().min(1));
const orNull = (value: string | null): string | null => value || null;
/** An optional line of text. An empty line is stored as null. */
export const optionalLine = (max: number = limits.name) => line(max).nullable().transform(orNull);
export const optionalText = (max: number = limits.notes) => text(max).nullable().transform(orNull);
export const email = z
  .string()
  .max(limits.email)
  .transform(cleanLine)
  .refine(isEmail, 'must be a valid e-mail address');
/** An optional e-mail address. An empty text is stored as null. */
export const optionalEmail = z
  .string()
  .max(limits.email)
  .transform(cleanLine)
  .refine((value) => value === '' || isEmail(value), 'must be a valid e-mail address')
  .nullable()
  .transform(orNull);

/**
 * An instant in a request: ISO 8601, with an offset or Z; without either it is Berlin time. The domain parses it, not
 * the schema.
 */
export const instant = z.string().min(10).max(40);
/** A date, 'yyyy-MM-dd'. */
export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date like 2030-06-05');
/** A date that the calendar has. */
export const existingDay = day.refine(isDate, 'must be a date that exists');
/** An amount in EUR, with at most two decimals. */
export const eur = z
  .number()
  .min(0)
  .max(1_000_000, { abort: true })
  .refine((value) => centsOf(value) !== null, 'must have at most two decimals');

/**
 * The version of the record that the caller has read. If it is not the current one, nothing is changed (409
 * `version_conflict`) and the body contains the current record. Without it, the changes are made in any case.
 */
export const readVersion = z.int().nullish();
/** The same where the version is a check value. */
export const readCheckValue = z.string().max(40).nullish();

export const success = z.object({ success: z.literal(true) });
export const language = z.enum(languages);
