import { z } from 'zod';
import { dayActions, publishConsents } from '#features/booking/domain/session-mark.ts';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, day, instant, optionalText } from '#shared/contract/fields.ts';
import { ownSession } from './own-calendar-contract.ts';

/** What a session costs, in EUR: only for those who may record payments. */
export const todayMoney = z.object({
  price: z.number(),
  /** Paid and not refunded. */
  paid: z.number(),
  /** What is left, without a payment of the rest that is on its way. */
  due: z.number(),
  /** Whether a payment at the studio can be recorded: something is due, and nothing is on its way. */
  takes_payment: z.boolean(),
});

/** Whether the pictures of a session may be published. */
const publishing = z.object({
  /** null: not asked yet. */
  publish_consent: z.enum(publishConsents).nullable(),
  /** When it was answered. */
  publish_consent_at: z.string().nullable(),
});

/** A session on the sheet of a day. */
export const todaySession = ownSession.extend({
  /** A session that waits for its payment is PENDING for a photographer. */
  status: z.enum(['PENDING', 'PAYMENT_PENDING', 'CONFIRMED', 'COMPLETED']),
  /** Counts the changes of the booking and of what was noted about it. */
  version: z.int(),
  photographer_id: z.string(),
  /** When its customer arrived; null: not yet. */
  arrived_at: z.string().nullable(),
  /** When it was noted that nobody came. */
  missed_at: z.string().nullable(),
  /** What the studio noted about this session. */
  internal_note: z.string().nullable(),
  ...publishing.shape,
  /** null: the account sees no money. */
  money: todayMoney.nullable(),
});
export type TodaySession = z.infer<typeof todaySession>;
export type Publishing = z.infer<typeof publishing>;

export const today = z.object({
  date: z.string(),
  /** Where the sessions take place. */
  address: z.string(),
  /** By name; a session with two photographers is on both sheets. */
  photographers: z.array(z.object({ id: z.string(), name: z.string(), sessions: z.array(todaySession) })),
});
export type Today = z.infer<typeof today>;

const roles = ['owner', 'desk', 'photographer'] as const;

export const todayContract = defineContract({
  'GET /api/admin/today': {
    summary: 'The sessions of a day, by photographer; a photographer gets her own, without money',
    access: 'admin',
    roles,
    /** Absent: today. */
    query: z.object({ date: day.optional() }),
    response: today,
    cache: 'no-store',
  },
  'GET /api/admin/today/{id}/publish-consent': {
    summary: 'Whether the pictures of a session may be published, with the version for changing it',
    access: 'admin',
    roles,
    params: byId,
    response: publishing.extend({ version: z.int() }),
    cache: 'no-store',
  },
  'POST /api/admin/today/{id}/marks': {
    summary: 'Note what happened at a session; an Idempotency-Key makes the same request one mark',
    access: 'admin',
    roles,
    params: byId,
    body: z.object({
      action: z.enum(dayActions),
      /** The note of the action `note`; null removes it. */
      note: optionalText(2000).optional(),
      /** The answer of the action `publish_consent`; null: not asked yet. */
      publish_consent: z.enum(publishConsents).nullable().optional(),
      /** The version that was shown. */
      version: z.int(),
      /** When it was tapped, if it is sent later. */
      tapped_at: instant.optional(),
    }),
    /** `version`: after this action, also if the request is a repeated one. */
    response: z.object({ version: z.int() }),
    refuses: [400, 409],
    cache: 'no-store',
  },
});
