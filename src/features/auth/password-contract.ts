import { z } from 'zod';

export const givenPassword = z.string().min(1).max(1024);

/**
 * The caller's own password, where an action outlives the session it is done in: making keys and webhooks, changing secrets.
 * Where it is missing although the action asks for it: 403 `password_required`.
 */
export const currentPassword = givenPassword.optional();
