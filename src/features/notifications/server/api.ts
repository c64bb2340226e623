export { voucherMails } from './mails/voucher-mails.ts';
export { outboxBacklog } from './outbox/backlog-reads.ts';
export { declarationMailRecords, forgetDeclarationMails } from './person-declaration-store.ts';
export {
  addressesOfMessages,
  countKeptContents,
  forgetContents,
  forgetFormerAddress,
  forgetMessages,
  messageRecords,
  messageRecordsOfContacts,
  messageRecordsOfOffers,
  messageRecordsOfWaiting,
  messagesToFormerAddress,
} from './person-store.ts';
export { forgetVoucherMails, voucherMailRecords } from './person-voucher-store.ts';
export { startPushDelivery } from './push/deliver-pushes.ts';
export { queueReminders } from './reminders/queue-reminders.ts';
export { startMessageDelivery } from './sending/message-delivery.ts';
export { sendsMail } from './sending/sends-mail.ts';
export { sealedSendingSecrets } from './settings/sealed-secrets.ts';
export { serveMailPreviews } from './settings/serve-mail-previews.ts';
export { offersWhatsapp } from './whatsapp/offers-whatsapp.ts';
