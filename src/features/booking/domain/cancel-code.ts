/**
 * Why a booking was cancelled, where nobody has typed a reason. Stored as it is; `texts/cancel-reasons.ts` words it where
 * it is shown.
 */
export const cancelCodes = ['by_studio', 'by_customer', 'unpaid', 'unconfirmed'] as const;
export type CancelCode = (typeof cancelCodes)[number];

/** One of the two is set once a booking is cancelled; neither after its customer was erased. */
export interface CancelReason {
  readonly cancel_code: CancelCode | null;
  /** What the studio typed. Beside a code it is ignored. */
  readonly cancel_reason: string | null;
}
