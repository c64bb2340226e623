/**
 * Whether customers may withdraw from the contract about a session. `yes`: within 14 days. `no`: a leisure service at a
 * fixed date (§ 312g (2) no. 9 BGB). `express_request`: they may, and are asked in the wizard whether the session may
 * take place before the period has ended (§ 357a BGB).
 */
export const withdrawalRights = ['yes', 'no', 'express_request'] as const;
export type WithdrawalRight = (typeof withdrawalRights)[number];

/**
 * Returns the right that is stored with a booking of a service. A customer who has not ticked the request has the full
 * right; an internal appointment has no customer who could withdraw.
 */
export const agreedWithdrawal = (
  right: WithdrawalRight,
  { requested, internal }: { readonly requested: boolean; readonly internal: boolean },
): WithdrawalRight => {
  if (internal) return 'no';
  return right === 'express_request' && !requested ? 'yes' : right;
};
