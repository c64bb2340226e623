import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { outboxContract } from '../../outbox-contract.ts';
import { messagesOfBooking } from '../booking-messages.ts';
import { giveUpMessage, outboxPageOf, sendAgain, sendFailedAgain } from './outbox.ts';
import { messageInFull } from './outbox-message.ts';

export const outboxRoutes = (context: Context) =>
  mounted(outboxContract, {
    'GET /api/admin/outbox': ({ query }, { administrator: { role } }) => outboxPageOf(context, { ...query, role }),
    'GET /api/admin/outbox/{id}': ({ params }, { administrator }) =>
      messageInFull(context, params.id, administrator.role),
    'POST /api/admin/outbox/{id}/send-again': ({ params }, { administrator }) =>
      sendAgain(context, params.id, administrator),
    'POST /api/admin/outbox/{id}/give-up': ({ params }, { administrator }) =>
      giveUpMessage(context, params.id, administrator),
    'POST /api/admin/outbox/send-failed-again': (_, { administrator }) => sendFailedAgain(context, administrator),
    'GET /api/admin/bookings/{id}/messages': ({ params }) => messagesOfBooking(context, params.id),
  });
