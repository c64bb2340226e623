import { useLanguage } from '#shared/web/texts.tsx';
import { type WithdrawalsTexts, withdrawalsTexts } from '../../texts/admin-texts.ts';

/** The texts of the screen of withdrawals, in the reader's language. */
export const useWithdrawalsTexts = (): WithdrawalsTexts => withdrawalsTexts[useLanguage().language];
