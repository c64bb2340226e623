import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { queueMessageMail } from '#shared/server/outbox.ts';
import type { NewContact } from '../contract.ts';
import { russianTag } from '../domain/contact-language.ts';
import { type ContactMessage, contactMessagesContract } from '../public-contract.ts';
import { insertContact } from './store.ts';

export const contactMessagesRoutes = (context: Context) =>
  mounted(contactMessagesContract, {
    'POST /api/contact-messages': async ({ body }) => {
      // A bot gets the same response, so that it does not notice.
      if (!body.homepage) await receiveMessage(context, body);
      return { success: true };
    },
  });

/** Adds the sender to the board and notifies the studio by mail, in one transaction. */
export const receiveMessage = async (
  { db, now }: Context,
  { name, email, phone, message, language }: ContactMessage,
) => {
  const contact: NewContact = {
    name,
    email,
    phone: phone ?? null,
    source: 'Website',
    phase: 'new',
    notes: message,
    priority: 'medium',
    tags: language === 'ru' ? [russianTag] : [],
    preferred_dates: [],
    raw_data: null,
  };
  const order = {
    kind: 'studio_new_message',
    name,
    email,
    ...(phone && { phone }),
    message,
    ...(language && { language }),
  } as const;
  await inTransaction(db, async (trx) => {
    const { id } = await insertContact(trx, contact, now());
    await queueMessageMail(trx, order, id, now());
  });
};
