/**
 * What a person of the studio may do, in display order: an `owner` everything, the `desk` the daily business, a
 * `photographer` her own sessions, an `accountant` the money. API keys have scopes instead.
 */
export const roles = ['owner', 'desk', 'photographer', 'accountant'] as const;
export type Role = (typeof roles)[number];
