import { useSaveRecord } from '#shared/web/admin/form/use-save-record.ts';
import type { AdminVoucher, SentMail, VoucherMail } from '../../contract.ts';
import { callVouchers, vouchersKey } from './use-vouchers.ts';

/** Saves the mail of a voucher. That it was sent meanwhile is a conflict too: it would be sent twice. */
export const useSaveMail = ({ id, mail }: AdminVoucher, onSaved: (mail: VoucherMail) => void) =>
  useSaveRecord<VoucherMail, SentMail>({
    stored: mail,
    name: 'mail',
    fields: ['email', 'language', 'on', 'status'],
    change: async (_, body) => (await callVouchers('PUT /api/admin/vouchers/{id}/mail', { params: { id }, body })).mail,
    queryKey: vouchersKey,
    onSaved,
  });
