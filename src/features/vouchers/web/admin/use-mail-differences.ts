import { formatDate } from '#shared/kernel/time/format.ts';
import { useShownChanges } from '#shared/web/admin/form/their-changes.ts';
import type { VoucherMail } from '../../contract.ts';
import { useVoucherMailTexts, useVoucherTexts } from './use-vouchers.ts';

/** Describes what somebody else, or the sending itself, has changed about the mail of a voucher. */
export const useMailDifferences = () => {
  const { fields, statuses, atOnce } = useVoucherMailTexts();
  const { languages } = useVoucherTexts();
  return useShownChanges<VoucherMail>([
    [fields.status, ({ status }) => statuses[status]],
    [fields.email, ({ email }) => email],
    [fields.language, ({ language }) => languages[language]],
    [fields.on, ({ on }) => (on === null ? atOnce : formatDate(on))],
  ]);
};
