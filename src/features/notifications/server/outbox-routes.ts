import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { outboxContract } from '../outbox-contract.ts';
import { messagesOfBooking } from './booking-messages.ts';
import { giveUpMessage, outboxPageOf, sendAgain, sendFailedAgain } from './outbox.ts';
import { messageInFull } from './outbox-message.ts';

export const outboxRoutes = (context: Context) =>
  mounted(outboxContract, {
    'GET /api/admin/outbox': ({ query }) => outboxPageOf(context, query),
    'GET /api/admin/outbox/{id}': ({ params }) => messageInFull(context, params.id),
    'POST /api/admin/outbox/{id}/send-again': ({ params }, { administrator }) =>
      sendAgain(context, params.id, administrator.id),
    'POST /api/admin/outbox/{id}/give-up': ({ params }, { administrator }) =>
      giveUpMessage(context, params.id, administrator.id),
    'POST /api/admin/outbox/send-failed-again': (_, { administrator }) => sendFailedAgain(context, administrator.id),
    'GET /api/admin/bookings/{id}/messages': ({ params }) => messagesOfBooking(context, params.id),
  });
