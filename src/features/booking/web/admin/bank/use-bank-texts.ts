import { useLanguage } from '#shared/web/texts.tsx';
import { type BankTexts, bankTexts } from '../../../texts/admin/bank-admin.ts';

/** The texts of the page of bank statements, in the reader's language. */
export const useBankTexts = (): BankTexts => bankTexts[useLanguage().language];
