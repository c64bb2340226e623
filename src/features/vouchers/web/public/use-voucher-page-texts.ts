import { useLanguage } from '#shared/web/texts.tsx';
import { type VoucherPageTexts, voucherPageTexts } from '../../texts/page-texts.ts';

/** The texts of the page of vouchers, in the reader's language. */
export const useVoucherPageTexts = (): VoucherPageTexts => voucherPageTexts[useLanguage().language];
