import { z } from 'zod';

/** An entry of a booking's timeline. */
export const timelineEntry = z.object({
  at: z.string(),
  /** 'booking.created', 'booking.confirmed', 'booking.rescheduled' …, 'mail.sent_again' */
  action: z.string(),
  actor: z.enum(['customer', 'admin', 'system']),
  /** Name of the administrator. */
  actor_name: z.string().nullable(),
  /** Details of the action: old_start and new_start, reason, fields … */
  details: z.record(z.string(), z.unknown()),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;
