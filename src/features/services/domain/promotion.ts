/** When a service may be booked (not: when its sessions take place), as instants; a null bound is unlimited. */
export interface Promotion {
  readonly active: boolean;
  readonly promotion_start: number | null;
  readonly promotion_end: number | null;
}

/** Whether a service is on offer at `now` (epoch ms). The end bound includes its whole second. */
export const isOnOffer = (service: Promotion, now: number): boolean =>
  service.active &&
  (service.promotion_start === null || now >= service.promotion_start) &&
  (service.promotion_end === null || now < service.promotion_end + 1000);
