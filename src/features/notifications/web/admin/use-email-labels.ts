import { useTexts } from '#shared/web/texts.tsx';
import { emailAdminTexts } from '../../texts/admin-handle.ts';
import type { EmailForm } from './email-form.ts';

export const useEmailLabels = (): Record<keyof EmailForm, string> => {
  const t = useTexts(emailAdminTexts);
  return {
    primary_color: t('design.primary'),
    secondary_color: t('design.secondary'),
    header_text: t('design.header'),
    show_company_info: t('design.company'),
    reminders_enabled: t('reminders.enabled'),
    reminders_hours: t('reminders.hours'),
    smtp_host: t('smtp.host'),
    smtp_port: t('smtp.port'),
    smtp_username: t('smtp.username'),
    smtp_password: t('smtp.password'),
    smtp_from_email: t('smtp.fromEmail'),
    smtp_from_name: t('smtp.fromName'),
    confirmation_required: t('confirmation.required'),
    whatsapp_enabled: t('whatsapp.enabled'),
    whatsapp_reminders: t('whatsapp.title'),
    whatsapp_webhook_url: t('whatsapp.url'),
    whatsapp_webhook_token: t('whatsapp.token'),
  };
};

/** Returns the text of the reminders by WhatsApp; undefined for fields whose values are shown as they are. */
export const useReminderTexts = () => {
  const t = useTexts(emailAdminTexts);
  return ({ whatsapp_reminders }: EmailForm, field: keyof EmailForm): string | undefined =>
    field === 'whatsapp_reminders'
      ? whatsapp_reminders.map(({ quantity, unit }) => `${quantity} ${t(`unit.${unit}`)}`).join(', ')
      : undefined;
};
