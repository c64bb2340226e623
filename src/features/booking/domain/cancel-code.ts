/**
 * Why a booking was cancelled, if no reason was typed. Stored as this code; `texts/cancel-reasons.ts` has the texts.
 */
export const cancelCodes = ['by_studio', 'by_customer', 'unpaid', 'unconfirmed'] as const;
export type CancelCode = (typeof cancelCodes)[number];

/** One of the two is set once a booking is cancelled; neither after its customer was erased. */
export interface CancelReason {
  readonly cancel_code: CancelCode | null;
  /** The reason that the studio typed; ignored if there is a code. */
  readonly cancel_reason: string | null;
}
