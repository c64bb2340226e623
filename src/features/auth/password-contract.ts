import { z } from 'zod';

export const givenPassword = z.string().min(1).max(1024);

/**
 * The caller's own password, for sensitive actions, see require-factor.ts. Not needed within 15 minutes after signing
 * in or, for what makes another way to sign in, after another confirmation in the same session; if it is missing
 * although the action requires it: 403 `password_required`.
 */
export const currentPassword = givenPassword.optional();
