import { adminNames } from '#features/auth/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import { formatInstant } from '#shared/kernel/berlin-time.ts';
import { auditOfBooking, type RecordedAudit } from '#shared/server/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { type KeptMail, mailsOfBooking } from '#shared/server/outbox.ts';
import type { TimelineEntry } from '../admin-contract.ts';
import { selectBooking } from './store.ts';

/** What happened to a booking, mails included, oldest first, with the names of those who did it. */
export const timelineOf = async ({ db }: Context, id: string): Promise<TimelineEntry[]> => {
  if (!(await selectBooking(db, id))) throw notFound('Booking');
  const names = await adminNames(db);
  const happened = [...(await auditOfBooking(db, id)), ...(await mailsOfBooking(db, id)).map(asRecorded)];
  return happened
    .sort((a, b) => a.at - b.at)
    .map(({ at, actor, action, details }) => ({
      at: formatInstant(at),
      action,
      actor: actor === 'customer' || actor === 'system' ? actor : 'admin',
      actor_name: names.get(actor) ?? null,
      details,
    }));
};

const asRecorded = ({ kind, recipient, status, created_at, sent_at }: KeptMail): RecordedAudit => ({
  at: sent_at ?? created_at,
  actor: 'system',
  action: `${kind === 'whatsapp_reminder' ? 'whatsapp' : 'mail'}.${status}`,
  details: { kind, recipient },
});
