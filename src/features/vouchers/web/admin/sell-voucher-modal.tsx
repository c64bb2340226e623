import { downloadAdminFile } from '#features/auth/web/parts/download-admin-file.ts';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { useToday } from '#shared/web/admin/use-now.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { euroInSentence } from '#shared/web/money.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { SentVoucher, VoucherList } from '../../contract.ts';
import { validUntil } from '../../domain/validity.ts';
import { AddressFields } from './address-fields.tsx';
import { MailFields } from './mail-fields.tsx';
import { mailOf, noMail } from './mail-values.ts';
import { BuyerFields, PaidFields, PrintedFields, type SaleValues } from './sale-fields.tsx';
import { useSellVoucher, useVoucherTexts } from './use-vouchers.ts';
import { voucherFile } from './voucher-actions.tsx';
import { PurposeReason } from './voucher-history.tsx';

interface SellVoucherModalProps {
  /** What a voucher that is sold now would be. */
  readonly now: Pick<VoucherList, 'purpose' | 'purpose_reason' | 'purpose_rates' | 'address_above'>;
  readonly onClose: () => void;
}

const noAddress = { street: '', postal_code: '', city: '', country: 'DE' };

/** Whether the document of a sale has to say where its buyer lives. */
const needsAddress = (amount: number | undefined, { address_above }: SellVoucherModalProps['now']): boolean =>
  amount !== undefined && address_above !== null && amount > address_above;

/** The request of a sale besides its amount. */
const saleOf = (values: SaleValues, withAddress: boolean): Omit<SentVoucher, 'amount'> => {
  const { method, buyer_name, buyer_email, recipient_name, dedication, language } = values;
  const { street, postal_code, city, country } = values;
  return {
    method,
    buyer_name,
    recipient_name,
    dedication,
    language,
    buyer_email: buyer_email.trim() || null,
    buyer_address: withAddress ? { street, postal_code, city, country } : null,
    mail: mailOf(values),
  };
};

/** Sells a voucher that was paid at the desk or by transfer, and opens its PDF. */
export const SellVoucherModal = ({ now, onClose }: SellVoucherModalProps) => {
  const texts = useVoucherTexts();
  const words = useErrorMessage();
  const sell = useSellVoucher();
  const { language } = useLanguage();
  const today = useToday();
  const form = useForm<SaleValues>({
    initial: {
      amount: undefined,
      method: 'cash',
      buyer_name: '',
      buyer_email: '',
      recipient_name: '',
      dedication: '',
      language,
      ...noAddress,
      ...noMail,
    },
    save: async (values) => {
      const { amount = 0 } = values;
      const { id } = await sell.mutateAsync({ ...saleOf(values, needsAddress(amount, now)), amount });
      showToast(texts.sold(euroInSentence(amount)), 'success');
      onClose();
      await downloadAdminFile(voucherFile(id)).catch((error: unknown) =>
        showToast(texts.pdfFailed(words(error)), 'error'),
      );
    },
    failed: (error) =>
      error instanceof CallError && error.code === 'buyer_address_missing'
        ? texts.addressMissing
        : texts.failed(words(error)),
  });
  const isAddressNeeded = needsAddress(form.values.amount, now);
  return (
    <FormModal title={texts.sell} submitLabel={texts.sellSubmit} form={form} onClose={onClose}>
      <PaidFields form={form} />
      <PrintedFields form={form} />
      <BuyerFields form={form} isNeeded={isAddressNeeded} />
      {isAddressNeeded && <AddressFields form={form} above={euroInSentence(now.address_above ?? 0)} />}
      <MailFields
        form={form}
        whens={['none', 'now', 'on']}
        today={today}
        last={validUntil(today)}
        language={form.values.language}
      />
      <p className="max-w-[65ch] text-sm text-muted">
        {texts[now.purpose]}. <PurposeReason of={now} />
      </p>
    </FormModal>
  );
};
