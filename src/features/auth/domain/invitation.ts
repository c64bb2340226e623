import { HOUR } from '#shared/kernel/time/zone-time.ts';

/** How long the link of an invitation is valid, in ms. */
export const invitationMs = 72 * HOUR;

/** Instants are epoch ms. */
export interface InvitationTimes {
  readonly expires_at: number;
  /** null: not accepted. */
  readonly accepted_at: number | null;
}

export const invitationStates = ['open', 'used', 'expired'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** An invitation is valid for one use until it expires. One that was used stays used. */
export const invitationState = ({ expires_at, accepted_at }: InvitationTimes, now: number): InvitationState => {
  if (accepted_at !== null) return 'used';
  return now < expires_at ? 'open' : 'expired';
};
