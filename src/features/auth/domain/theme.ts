/** The themes of the back office; `system`: as the device says. */
export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];
