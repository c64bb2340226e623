export { outboxBacklog } from './backlog-reads.ts';
export { startPushDelivery } from './deliver-pushes.ts';
export { startMessageDelivery } from './message-delivery.ts';
export { offersWhatsapp } from './offers-whatsapp.ts';
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
export { queueReminders } from './queue-reminders.ts';
export { sealedSendingSecrets } from './sealed-secrets.ts';
export { sendsMail } from './sends-mail.ts';
export { serveMailPreviews } from './serve-mail-previews.ts';
export { voucherMails } from './voucher-mails.ts';
