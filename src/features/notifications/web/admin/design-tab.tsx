import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ColourField } from '#features/settings/web/parts/admin/colour-field.tsx';
import { Tick } from '#features/settings/web/parts/admin/tick.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { emailAdminTexts } from '../../texts/admin-handle.ts';
import type { EmailFormProps } from './email-form.ts';
import { MailPreview } from './mail-preview.tsx';

/** Colours, head and company lines of every mail, and a preview. */
export const DesignTab = ({ form: { values, field, change } }: EmailFormProps) => {
  const t = useTexts(emailAdminTexts);
  const [preview, setPreview] = useState(false);
  return (
    <Panel
      title={t('design.colours')}
      aside={
        <Button look="secondary" onClick={() => setPreview(true)}>
          <Eye size={16} aria-hidden="true" />
          {t('preview.open')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-3">
          <ColourField {...field('primary_color')} label={t('design.primary')} />
          <ColourField {...field('secondary_color')} label={t('design.secondary')} />
        </div>
        <TextField
          {...field('header_text')}
          label={t('design.header')}
          hint={t('design.headerHint')}
          optional
          maxLength={200}
        />
        <Tick
          label={t('design.company')}
          hint={t('design.companyHint')}
          name="show_company_info"
          checked={values.show_company_info}
          onChange={(show_company_info) => change({ show_company_info })}
        />
        <p>
          <Link to="/admin/company" className="font-medium text-accent-text underline underline-offset-4">
            {t('design.companyLink')}
          </Link>
        </p>
      </div>
      {preview && <MailPreview values={values} onClose={() => setPreview(false)} />}
    </Panel>
  );
};
