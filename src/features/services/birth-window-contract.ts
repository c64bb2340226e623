import { z } from 'zod';
import { birthWindowLimits } from './domain/birth-window.ts';
import { mostKeptBlocks, opensDaysBefore } from './domain/kept-hours.ts';

const within = ({ min, max }: { readonly min: number; readonly max: number }) => z.int().min(min).max(max);

/** See domain/birth-window.ts. */
export const birthWindow = z.object({
  places_per_week: within(birthWindowLimits.places_per_week),
  first_day: within(birthWindowLimits.first_day),
  last_day: within(birthWindowLimits.last_day),
});

const wallTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 09:30');

/** See domain/kept-hours.ts. */
export const keptHours = z.object({
  opens_days_before: within(opensDaysBefore),
  weekly: z
    .array(z.object({ weekday: z.int().min(1).max(7), from: wallTime, until: wallTime }))
    .min(1)
    .max(mostKeptBlocks),
});
