/** The languages of customers and administrators. */
export const languages = ['de', 'ru'] as const;
export type Language = (typeof languages)[number];
