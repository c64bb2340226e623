import { documentTexts } from '../texts/document-texts.ts';
import type { InvoiceDocument } from './invoice-document.ts';

/** Says how what is still to be paid is paid: at the studio, or also by transfer with the booking code. */
export const howToPay = ({ language, account, booking }: InvoiceDocument): string => {
  const texts = documentTexts[language];
  return account && booking ? texts.payOrTransfer(account, booking.confirmation_code) : texts.payInStudio;
};
