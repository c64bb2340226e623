import { expect, it } from 'vitest';
import { HOUR } from '#shared/kernel/time/zone-time.ts';
import { invitationMs, invitationState } from './invitation.ts';

const now = 1_906_876_800_000;

it('an invitation is valid for 72 hours (TEAM-02)', () => {
  expect(invitationMs).toBe(72 * HOUR);
  const state = (at: number) => invitationState({ expires_at: now + invitationMs, accepted_at: null }, at);
  expect([now, now + invitationMs - 1, now + invitationMs].map(state)).toEqual(['open', 'open', 'expired']);
});

it.each([now - 1, now + 1])('an invitation that was accepted stays used, whether or not it has expired: %s', (end) => {
  expect(invitationState({ expires_at: end, accepted_at: now - 5 }, now)).toBe('used');
});
