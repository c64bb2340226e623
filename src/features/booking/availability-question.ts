import { z } from 'zod';
import { chosenOptions } from '#features/services/options-contract.ts';
import { existingDay, instant, reference } from '#shared/contract/fields.ts';

/** Minutes of a session. */
export const length = z.int().min(1).max(1440);

/** The query of `check-availability`. */
export const availabilityQuestion = z.object({
  /** `any`: whether any photographer of the service is free. */
  photographer_id: reference,
  datetime: instant,
  duration_minutes: length,
  /** The service of the session: what it needs, such as a room, must be free, too. */
  service_id: reference.nullish(),
  /** Its options, which may need more; absent: those of the booking that is moved. */
  options: chosenOptions.nullish(),
  exclude_booking_id: z.string().max(100).nullish(),
  ignore_working_hours: z.boolean().nullish(),
});

/** The query of `free-starts`; what is absent is as the booking has it. */
export const startsQuestion = availabilityQuestion
  .pick({ service_id: true, options: true })
  .extend({ date: existingDay, photographer_id: reference.optional(), duration_minutes: length.optional() });
