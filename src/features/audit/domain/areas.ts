/** The areas by which the audit log is filtered, in display order. */
export const areas = ['bookings', 'calendar', 'range', 'contacts', 'settings', 'access', 'data'] as const;
export type Area = (typeof areas)[number];
