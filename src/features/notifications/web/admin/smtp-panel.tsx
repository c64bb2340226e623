import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#features/auth/web/parts/use-session.ts';
import { settingsAdminTexts } from '#features/settings/texts/admin-handle.ts';
import { isEmail } from '#shared/kernel/text.ts';
import { Panel } from '#shared/web/admin/panel.tsx';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminEmailSettings } from '../../contract.ts';
import { emailAdminTexts } from '../../texts/admin-handle.ts';
import { type EmailForm, type EmailFormProps, isAddress, isPort } from './email-form.ts';
import { SecretField } from './secret-field.tsx';
import { TestField } from './test-field.tsx';
import { emailCall } from './use-email-settings.ts';

interface SmtpPanelProps extends EmailFormProps {
  readonly stored: AdminEmailSettings['smtp'];
  /** There are unsaved changes, which a test would not use. */
  readonly dirty: boolean;
}

type TextName = 'smtp_host' | 'smtp_username' | 'smtp_from_email' | 'smtp_from_name';

/** The studio's own mail server. */
export const SmtpPanel = ({ values, onChange, stored, dirty }: SmtpPanelProps) => {
  const t = useTexts(emailAdminTexts);
  const settings = useTexts(settingsAdminTexts);
  const text = (name: keyof EmailForm & TextName) => ({
    name,
    value: values[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value.trimStart() }),
  });
  return (
    <Panel title={t('smtp.title')}>
      <p className="mb-4 text-muted">{t('smtp.hint')}</p>
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <Field label={t('smtp.host')}>{(control) => <input {...control} {...text('smtp_host')} />}</Field>
        <Field label={t('smtp.port')} error={isPort(values.smtp_port) ? undefined : '1 – 65535'}>
          {(control) => (
            <input
              {...control}
              name="smtp_port"
              inputMode="numeric"
              value={values.smtp_port}
              onChange={(event) => onChange({ smtp_port: event.target.value.trim() })}
            />
          )}
        </Field>
      </div>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Field label={t('smtp.username')}>{(control) => <input {...control} {...text('smtp_username')} />}</Field>
        <SecretField
          label={t('smtp.password')}
          name="smtp_password"
          value={values.smtp_password}
          stored={stored.has_password}
          again={isElsewhere(values, stored) ? t('smtp.passwordAgain') : undefined}
          onChange={(smtp_password) => onChange({ smtp_password })}
          remove={t('smtp.passwordRemove')}
        />
        <Field
          label={t('smtp.fromEmail')}
          error={isAddress(values.smtp_from_email) ? undefined : settings('company.invalidEmail')}
        >
          {(control) => <input {...control} {...text('smtp_from_email')} type="email" />}
        </Field>
        <Field label={t('smtp.fromName')}>{(control) => <input {...control} {...text('smtp_from_name')} />}</Field>
      </div>
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
        isSound={valid}
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
