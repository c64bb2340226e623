import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { confirmMinutes } from '#features/booking/domain/confirm-by.ts';
import { settingsAdminTexts } from '#features/settings/texts/admin-handle.ts';
import { SaveBar } from '#features/settings/web/parts/admin/save-bar.tsx';
import { SettingsConflict } from '#features/settings/web/parts/admin/settings-conflict.tsx';
import { Tick } from '#features/settings/web/parts/admin/tick.tsx';
import { useSettingsForm } from '#features/settings/web/parts/admin/use-settings-form.ts';
import { Panel } from '#shared/web/admin/panel.tsx';
import { Tabs, useTab } from '#shared/web/admin/tabs.tsx';
import { PageForm } from '#shared/web/admin/unsaved/page-form.tsx';
import { CallError, NetworkError } from '#shared/web/call/call-error.ts';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { sharedTexts } from '#shared/web/texts/handle.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { AdminEmailSettings } from '../../contract.ts';
import { emailAdminTexts } from '../../texts/admin-handle.ts';
import { changesOfForm } from './changes-of-form.ts';
import { DesignTab } from './design-tab.tsx';
import { type EmailFormProps, formOf, isValidForm } from './email-form.ts';
import { RemindersPanel } from './reminders-panel.tsx';
import { SmtpPanel } from './smtp-panel.tsx';
import { useEmailLabels, useReminderTexts } from './use-email-labels.ts';
import { useSaveEmailSettings } from './use-email-settings.ts';
import { WhatsappPanel } from './whatsapp-panel.tsx';

const names = ['design', 'reminders'] as const;

/** Two tabs over one form. */
export const EmailTabs = ({ stored }: { readonly stored: AdminEmailSettings }) => {
  const t = useTexts(emailAdminTexts);
  const [tab, show] = useTab(names);
  const { form, conflict } = useEmailForm(stored);
  return (
    <PageForm form={form}>
      <SettingsConflict conflict={conflict} labels={useEmailLabels()} textOf={useReminderTexts()} />
      <Tabs label={t('tabs')} tabs={names.map((name) => ({ name, label: t(`tab.${name}`) }))} shown={tab} onShow={show}>
        {tab === 'design' ? (
          <DesignTab form={form} />
        ) : (
          <div className="grid gap-4">
            <RemindersPanel form={form} />
            <Delivery>
              <SmtpPanel form={form} stored={stored.smtp} />
            </Delivery>
            <ConfirmationPanel form={form} />
            <WhatsappPanel form={form} stored={stored.whatsapp} />
          </div>
        )}
      </Tabs>
      <div className="h-4" />
      <SaveBar form={form} obstacle={isValidForm(form.values) ? undefined : t('invalid')} />
    </PageForm>
  );
};

/** Scrolls here when the URL has #versand; the settings may load after the screen. */
const Delivery = ({ children }: { readonly children: ReactNode }) => {
  const { hash } = useLocation();
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === '#versand') part.current?.scrollIntoView();
  }, [hash]);
  return (
    <div id="versand" ref={part} className="scroll-mt-20">
      {children}
    </div>
  );
};

/** The server's possible refusals of the WhatsApp webhook address. */
const webhookObjections = ['url_private', 'url_with_password'] as const;

const useEmailForm = (stored: AdminEmailSettings) => {
  const t = useTexts(emailAdminTexts);
  const settings = useTexts(settingsAdminTexts);
  const shared = useTexts(sharedTexts);
  const save = useSaveEmailSettings();
  const objectionOf = ({ code }: CallError): string | undefined => {
    const about = webhookObjections.find((objection) => code === objection);
    return about && t(`whatsapp.${about}`);
  };
  const wordsOf = (error: CallError): string | undefined =>
    error.code === 'no_mail_server' ? t('confirmation.noServer') : objectionOf(error);
  return useSettingsForm({
    stored,
    valuesOf: formOf,
    send: (changes, match) => save.mutateAsync({ body: changesOfForm(changes), match }),
    saved: () => showToast(settings('form.saved'), 'success'),
    refusal: (error) => ({ whatsapp_webhook_url: objectionOf(error) }),
    failed: (error) => {
      const detail = error instanceof CallError ? (wordsOf(error) ?? error.detail) : undefined;
      const network = error instanceof NetworkError ? shared('error.network') : undefined;
      void showAlert(detail ?? network ?? t('saveError'), { title: t('saveError') });
      return undefined;
    },
  });
};

/** The switch for confirming the e-mail addresses of public bookings. */
const ConfirmationPanel = ({ form: { values, change } }: EmailFormProps) => {
  const t = useTexts(emailAdminTexts);
  return (
    <Panel title={t('confirmation.title')}>
      <Tick
        label={t('confirmation.required')}
        hint={t('confirmation.hint', confirmMinutes)}
        name="confirmation_required"
        checked={values.confirmation_required}
        onChange={(confirmation_required) => change({ confirmation_required })}
      />
    </Panel>
  );
};
