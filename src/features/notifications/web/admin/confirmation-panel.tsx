import { confirmMinutes } from '#features/booking/domain/confirm-by.ts';
import { Tick } from '#features/settings/web/parts/admin/tick.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { emailAdminTexts } from '../../texts/admin-handle.ts';
import type { EmailFormProps } from './email-form.ts';

/** The switch for confirming the e-mail addresses of public bookings. */
export const ConfirmationPanel = ({ form: { values, change } }: EmailFormProps) => {
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
