import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#features/auth/web/parts/use-session.ts';
import { settingsAdminTexts } from '#features/settings/texts/admin-handle.ts';
import { isEmail } from '#shared/kernel/text/text.ts';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminEmailSettings } from '../../contract.ts';
import { emailAdminTexts } from '../../texts/admin-handle.ts';
import { type EmailForm, type EmailFormProps, isAddress, isPort } from './email-form.ts';
import { SecretField } from './secret-field.tsx';
import { TestField } from './test-field.tsx';
import { emailCall } from './use-email-settings.ts';

interface SmtpPanelProps extends EmailFormProps {
  readonly stored: AdminEmailSettings['smtp'];
}

type TextName = 'smtp_host' | 'smtp_username' | 'smtp_from_email' | 'smtp_from_name';

/** The studio's own mail server. */
export const SmtpPanel = ({ form: { values, field, change, dirty }, stored }: SmtpPanelProps) => {
  const t = useTexts(emailAdminTexts);
  const settings = useTexts(settingsAdminTexts);
  const text = (name: TextName) => ({
    ...field(name),
    autoComplete: 'off',
    onChange: (typed: string) => change({ [name]: typed.trimStart() }),
  });
  return (
    <Panel title={t('smtp.title')}>
      <p className="mb-4 text-muted">{t('smtp.hint')}</p>
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField {...text('smtp_host')} label={t('smtp.host')} />
        <TextField
          {...field('smtp_port')}
          label={t('smtp.port')}
          error={isPort(values.smtp_port) ? field('smtp_port').error : '1 – 65535'}
          inputMode="numeric"
          onChange={(typed) => change({ smtp_port: typed.trim() })}
        />
      </div>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <TextField {...text('smtp_username')} label={t('smtp.username')} />
        <SecretField
          label={t('smtp.password')}
          {...field('smtp_password')}
          stored={stored.has_password}
          again={isElsewhere(values, stored) ? t('smtp.passwordAgain') : undefined}
          remove={t('smtp.passwordRemove')}
        />
        <TextField
          {...text('smtp_from_email')}
          label={t('smtp.fromEmail')}
          error={isAddress(values.smtp_from_email) ? field('smtp_from_email').error : settings('company.invalidEmail')}
          type="email"
        />
        <TextField {...text('smtp_from_name')} label={t('smtp.fromName')} />
      </div>
      {/* A test would not use unsaved changes. */}
      <TestMail dirty={dirty} />
    </Panel>
  );
};

/** Whether the stored password belongs to another server or account: then the server deletes it. */
const isElsewhere = (values: EmailForm, { host, port, username }: AdminEmailSettings['smtp']): boolean =>
  values.smtp_host !== host || values.smtp_port !== String(port) || values.smtp_username !== username;

const TestMail = ({ dirty }: { readonly dirty: boolean }) => {
  const t = useTexts(emailAdminTexts);
  const settings = useTexts(settingsAdminTexts);
  const session = useSession();
  const [typed, setTyped] = useState<string>();
  const to = typed ?? (session.state === 'signed-in' ? session.administrator.email : '');
  const test = useMutation({
    mutationFn: (address: string) => emailCall('POST /api/admin/email-settings/test-mail', { body: { to: address } }),
  });
  const valid = isEmail(to.trim());
  return (
    <div className="mt-5 border-t border-line pt-4">
      <TestField
        label={t('smtp.testTo')}
        error={valid ? undefined : settings('company.invalidEmail')}
        isValidForm={valid}
        input={{ type: 'email' }}
        value={to}
        onChange={setTyped}
        onSend={() => test.mutate(to.trim())}
        dirty={dirty}
        test={test}
      >
        {t('smtp.test')}
      </TestField>
    </div>
  );
};
