/**
 * The response to a new booking. It is stored with the Idempotency-Key and returned again to repeated requests. Times
 * are ISO with the Berlin offset.
 */
export interface BookedResponse {
  readonly booking_id: string;
  readonly confirmation_code: string;
  readonly status: 'PENDING';
  readonly start: string;
  readonly end: string;
  /** Only if the customer must confirm the e-mail address: the deadline. */
  readonly confirm_by?: string;
  /** Only if it was left to the studio who takes the session: who does. */
  readonly photographer_id?: string;
  readonly photographer_name?: string;
}
