import { HOUR } from '#shared/kernel/time/zone-time.ts';

/**
 * Until when (exclusive, epoch ms) a customer may cancel a confirmed session that starts at `startsAt` (epoch ms):
 * `cancelWindowHours` elapsed hours before it.
 */
export const cancelDeadline = (startsAt: number, cancelWindowHours: number): number =>
  startsAt - cancelWindowHours * HOUR;
