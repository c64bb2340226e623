import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { roles } from '#shared/contract/role.ts';
import { pushKinds } from './domain/push-kinds.ts';

const pushView = z.object({
  /** The public key of the studio, for the browser; null until the first process has made it. */
  public_key: z.string().nullable(),
  /** The kinds that the role of the person may choose. */
  available: z.array(z.enum(pushKinds)),
  /** The devices of the person that are notified. */
  devices: z.array(z.object({ endpoint: z.string(), kinds: z.array(z.enum(pushKinds)) })),
});
export type PushView = z.infer<typeof pushView>;

const key = (length: number) => z.base64url().min(length).max(length);

export const pushContract = defineContract({
  'GET /api/admin/push': {
    summary: 'The devices of the own account that are notified, and of what',
    access: 'admin',
    roles,
    response: pushView,
    cache: 'no-store',
  },
  'PUT /api/admin/push': {
    summary: 'Choose of what a device is notified; nothing ends its notifications',
    access: 'admin',
    roles,
    body: z.object({
      endpoint: z.string().min(1).max(2000),
      /** Of the browser's subscription, as base64url. */
      keys: z.object({ p256dh: key(87), auth: key(22) }),
      kinds: z.array(z.enum(pushKinds)).max(pushKinds.length),
    }),
    response: pushView,
    refuses: [400],
  },
});
