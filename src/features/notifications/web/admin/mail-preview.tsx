import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { parseHex } from '#features/settings/domain/design/colour.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { MailKind } from '#shared/kernel/message-order.ts';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { ModalDialog } from '#shared/web/dialog/modal-dialog.tsx';
import { Field } from '#shared/web/field.tsx';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { emailAdminTexts } from '../../texts/admin-handle.ts';
import type { EmailForm } from './email-form.ts';
import { LanguageField } from './language-field.tsx';
import { emailCall } from './use-email-settings.ts';

/** All kinds of mails; a missing one does not compile. */
const kinds = Object.keys({
  booking_confirmation: true,
  booking_received: true,
  confirm_address: true,
  booking_changed: true,
  booking_cancelled: true,
  booking_restored: true,
  new_time_asked: true,
  birth_place: true,
  birth_reminder: true,
  studio_birth_place: true,
  studio_birth_reminder: true,
  transfer_details: true,
  payment_received: true,
  invoice_issued: true,
  reminder: true,
  withdrawal_received: true,
  confirm_withdrawal: true,
  offer_made: true,
  waiting_joined: true,
  voucher_sent: true,
  voucher_bought: true,
  studio_new_booking: true,
  studio_customer_cancelled: true,
  studio_customer_moved: true,
  studio_refund_needed: true,
  studio_payment_of_deleted: true,
  studio_payment_contested: true,
  studio_voucher_payment: true,
  studio_new_message: true,
  studio_withdrawal: true,
  studio_new_sign_in: true,
  studio_invitation: true,
} satisfies Record<MailKind, true>) as MailKind[];

interface MailPreviewProps {
  readonly values: EmailForm;
  readonly onClose: () => void;
}

/** A mail as its recipient gets it, in the current design, saved or not. */
export const MailPreview = ({ values, onClose }: MailPreviewProps) => {
  const t = useTexts(emailAdminTexts);
  const id = useId();
  const [kind, setKind] = useState<MailKind>('booking_confirmation');
  const [language, setLanguage] = useState<Language>(useLanguage().language);
  const preview = usePreview(kind, language, values);
  return (
    <ModalDialog
      aria-labelledby={id}
      onDismiss={onClose}
      light
      className="m-0 h-dvh max-h-none w-screen max-w-none animate-appear bg-raised text-ink shadow-raised backdrop:bg-black/50 sm:m-auto sm:h-[calc(100dvh-4rem)] sm:w-[min(46rem,calc(100vw-3rem))] sm:rounded-card"
    >
      <div className="flex h-full flex-col">
        <header className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-4 sm:pl-6">
          <h2 id={id} className="text-lg font-semibold tracking-tight">
            {t('preview.title')}
          </h2>
          <button type="button" aria-label={t('close')} onClick={onClose} className="icon-button">
            <X size={20} aria-hidden="true" />
          </button>
        </header>
        <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-4 sm:px-6">
          <div className="grid gap-3 sm:grid-cols-[2fr_1fr]">
            <Field label={t('preview.kind')}>
              {(control) => (
                <select {...control} value={kind} onChange={(event) => setKind(event.target.value as MailKind)}>
                  {kinds.map((name) => (
                    <option key={name} value={name}>
                      {t(`kind.${name}`)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <LanguageField label={t('preview.language')} value={language} onChange={setLanguage} />
          </div>
          <Preview preview={preview} />
        </div>
      </div>
    </ModalDialog>
  );
};

const Preview = ({ preview }: { readonly preview: ReturnType<typeof usePreview> }) => {
  const t = useTexts(emailAdminTexts);
  return (
    <>
      {preview.isError ? (
        <LoadFailure title={t('preview.error')} error={preview.error} onRetry={() => void preview.refetch()} />
      ) : preview.data ? (
        <>
          <p className="break-words text-muted">{t('preview.subject', preview.data.subject)}</p>
          <iframe
            title={t('preview.title')}
            sandbox=""
            src={preview.data.url}
            className="min-h-80 w-full flex-1 rounded-field border border-line bg-white"
          />
          <details>
            <summary className="cursor-pointer py-2.5 font-medium text-accent-text">{t('preview.text')}</summary>
            <pre className="rounded-field border border-line bg-ground p-3 font-sans text-sm break-words whitespace-pre-wrap">
              {preview.data.text}
            </pre>
          </details>
        </>
      ) : (
        <Loading className="flex-1">
          <Skeleton className="h-96" />
        </Loading>
      )}
    </>
  );
};

const usePreview = (
  kind: MailKind,
  language: Language,
  { primary_color, secondary_color, header_text, show_company_info }: EmailForm,
) => {
  // An incomplete colour falls back to the stored one.
  const body = {
    header_text,
    show_company_info,
    ...(parseHex(primary_color) && { primary_color }),
    ...(parseHex(secondary_color) && { secondary_color }),
  };
  return useQuery({
    queryKey: ['email-preview', kind, language, body],
    queryFn: ({ signal }) =>
      emailCall(
        'POST /api/admin/email-settings/test-preview',
        { query: { template_type: kind, language }, body },
        { signal },
      ),
    // The URL of the frame is valid for five minutes.
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
};
