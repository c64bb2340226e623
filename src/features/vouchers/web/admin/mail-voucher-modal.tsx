import { formatDate, formatDateTime } from '#shared/kernel/time/format.ts';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { RecordConflict } from '#shared/web/admin/form/record-conflict.tsx';
import { useShownChanges } from '#shared/web/admin/form/their-changes.ts';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { useSaveRecord } from '#shared/web/admin/form/use-save-record.ts';
import { useToday } from '#shared/web/admin/use-now.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { epochOf } from '#shared/web/time/when.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { AdminVoucher, SentMail, VoucherMail } from '../../contract.ts';
import type { VoucherMailTexts } from '../../texts/mail-texts.ts';
import { MailFields } from './mail-fields.tsx';
import { type MailValues, type MailWhen, mailOf } from './mail-values.ts';
import { callVouchers, useVoucherMailTexts, useVoucherTexts, vouchersKey } from './use-vouchers.ts';

interface MailVoucherModalProps {
  readonly voucher: AdminVoucher;
  readonly onClose: () => void;
}

const valuesOf = ({ status, email, language, on }: VoucherMail): MailValues => ({
  mail_when: status === 'waiting' && on !== null ? 'on' : 'now',
  mail_email: email,
  mail_language: language,
  mail_on: status === 'waiting' ? (on ?? '') : '',
});

/** Mails a voucher, changes a mail that was not sent, or sends it once more. */
export const MailVoucherModal = ({ voucher, onClose }: MailVoucherModalProps) => {
  const texts = useVoucherMailTexts();
  const saving = useSaveMail(voucher, ({ status, due }) => {
    const isSent = status === 'waiting' || status === 'sent';
    showToast(
      due !== null ? texts.planned(formatDate(due.slice(0, 10))) : isSent ? texts.queued : texts.stopped,
      'success',
    );
    onClose();
  });
  const { base = voucher.mail } = saving;
  const form = useForm<MailValues>({
    initial: valuesOf(base),
    save: (values) => saving.save({ mail: mailOf(values) }),
    failed: (error) => refusalOf(error, texts) ?? saving.failed(error),
  });
  const isWaiting = base.status === 'waiting';
  const whens: readonly MailWhen[] = isWaiting ? ['now', 'on', 'none'] : ['now', 'on'];
  const submits = { none: texts.saveSubmit, now: texts.submit, on: isWaiting ? texts.saveSubmit : texts.planSubmit };
  return (
    <FormModal
      title={titleOf(voucher, base, texts)}
      submitLabel={submits[form.values.mail_when]}
      form={form}
      onClose={onClose}
    >
      <RecordConflict saving={saving} form={form} changesOf={useMailDifferences()} />
      <p className="max-w-[65ch] break-words">
        {base.sent_at === null
          ? texts.explained
          : texts.explainedAgain(base.email, formatDateTime(epochOf(base.sent_at)))}
      </p>
      <MailFields
        form={form}
        whens={whens}
        none={texts.notAnyMore}
        today={useToday()}
        last={voucher.valid_until}
        language={base.language}
      />
    </FormModal>
  );
};

const titleOf = ({ last_four }: AdminVoucher, { status }: VoucherMail, texts: VoucherMailTexts): string => {
  if (status === 'none') return texts.titleOf(last_four);
  return status === 'sent' ? texts.againOf(last_four) : texts.changeOf(last_four);
};

const refusalOf = (error: unknown, texts: VoucherMailTexts): string | undefined => {
  if (!(error instanceof CallError)) return undefined;
  const words: Readonly<Record<string, string>> = {
    voucher_invalid: texts.invalid,
    being_sent: texts.beingSent,
    code_unreadable: texts.unreadable,
  };
  return error.code === undefined ? undefined : words[error.code];
};

/** Describes what somebody else, or the sending itself, has changed about the mail of a voucher. */
const useMailDifferences = () => {
  const { fields, statuses, atOnce } = useVoucherMailTexts();
  const { languages } = useVoucherTexts();
  return useShownChanges<VoucherMail>([
    [fields.status, ({ status }) => statuses[status]],
    [fields.email, ({ email }) => email],
    [fields.language, ({ language }) => languages[language]],
    [fields.on, ({ on }) => (on === null ? atOnce : formatDate(on))],
  ]);
};

/** Saves the mail of a voucher. That it was sent meanwhile is a conflict too: it would be sent twice. */
const useSaveMail = ({ id, mail }: AdminVoucher, onSaved: (mail: VoucherMail) => void) =>
  useSaveRecord<VoucherMail, SentMail>({
    stored: mail,
    name: 'mail',
    fields: ['email', 'language', 'on', 'status'],
    change: async (_, body) => (await callVouchers('PUT /api/admin/vouchers/{id}/mail', { params: { id }, body })).mail,
    queryKey: vouchersKey,
    onSaved,
  });
