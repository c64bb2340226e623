import { z } from 'zod';
import { eur, optionalLine, reference, requiredLine } from '#shared/contract/fields.ts';
import { optionLimits } from './domain/extras/service-option.ts';
import { mostNeeds, mostPerNeed } from './domain/need.ts';

/** Something a session needs besides its photographer: any one of these resources. */
export const need = z.object({ resource_ids: z.array(reference).min(1).max(mostPerNeed) });
export const needs = z.array(need).max(mostNeeds);

/** Something that customers may add to a service; prices in EUR. */
export const publicOption = z.object({
  id: z.string(),
  name_de: z.string(),
  name_ru: z.string().nullable(),
  price: z.number(),
  /** How many minutes longer the session takes with each of them. */
  extra_minutes: z.int(),
  max_count: z.int(),
  /** Whether at least one has to be chosen. */
  required: z.boolean(),
});
export type PublicOption = z.infer<typeof publicOption>;

export const adminOption = publicOption.extend({ active: z.boolean(), needs: z.array(need) });
export type AdminOption = z.infer<typeof adminOption>;

/** Another service that may be booked right after a service, as the second part of the same booking. */
export const secondSession = publicOption
  .pick({ id: true, name_de: true, name_ru: true, price: true, extra_minutes: true })
  .extend({
    /** How many of `extra_minutes` lie between the two parts. */
    gap_minutes: z.int(),
  });
export type SecondSessionView = z.infer<typeof secondSession>;

/** The number of people that a service asks for: each one beyond `included` costs `price_each` (EUR) and minutes. */
export const people = z.object({
  included: z.int().min(0).max(optionLimits.people),
  max: z.int().min(1).max(optionLimits.people),
  price_each: eur,
  minutes_each: z.int().min(0).max(optionLimits.minutes),
});

/** An option to be saved; without an id it is a new one. */
export const sentOption = z.object({
  id: reference.nullish(),
  name_de: requiredLine(),
  name_ru: optionalLine().default(null),
  price: eur,
  extra_minutes: z.int().min(0).max(optionLimits.minutes).default(0),
  max_count: z.int().min(1).max(optionLimits.count).default(1),
  required: z.boolean().default(false),
  active: z.boolean().default(true),
  needs: needs.default([]),
});
export type SentOption = z.output<typeof sentOption>;

/** All options of a service, in order. Stored ones that are absent are not offered any more. */
export const sentOptions = z.array(sentOption).max(optionLimits.options);

/** The choice of a customer: counts of options. A second session is chosen by its id like an option. */
export const chosenOptions = z
  .array(z.object({ id: reference, count: z.int().min(0).max(optionLimits.count).default(1) }))
  .max(optionLimits.options);
export const chosenPeople = z.int().min(1).max(optionLimits.people);
