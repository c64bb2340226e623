import { z } from 'zod';

export const givenPassword = z.string().min(1).max(1024);

/**
 * The caller's own password, for actions whose effect outlives the session: creating keys and webhooks, changing
 * secrets. If it is missing although the action requires it: 403 `password_required`.
 */
export const currentPassword = givenPassword.optional();
