import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '#shared/web/class-names.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { PageDesign } from '../../../contract.ts';
import { settingsAdminTexts } from '../../../texts/admin-handle.ts';

interface DesignPreviewProps {
  readonly values: PageDesign;
  readonly dirty: boolean;
  readonly invalid: boolean;
}

/** The real page with the values as they are now, saved or not (PAGE-019). The server draws it; see design-preview.ts there. */
export const DesignPreview = ({ values, dirty, invalid }: DesignPreviewProps) => {
  const t = useTexts(settingsAdminTexts);
  const { language } = useLanguage();
  const [phone, setPhone] = useState(false);
  const address = `/admin/page-design/preview?${new URLSearchParams({ ...values }).toString()}`;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className={dirty ? 'font-medium text-warning' : 'text-muted'}>
          {t(invalid ? 'preview.invalid' : dirty ? 'preview.unsaved' : 'preview.saved')}
        </p>
        <fieldset className="hidden gap-1 sm:flex">
          <legend className="sr-only">{t('preview.width')}</legend>
          {[false, true].map((narrow) => (
            <button
              key={String(narrow)}
              type="button"
              aria-pressed={phone === narrow}
              onClick={() => setPhone(narrow)}
              className={classNames(
                'inline-flex min-h-control cursor-pointer items-center gap-2 rounded-button px-3',
                phone === narrow ? 'bg-accent-soft text-accent-text' : 'text-muted hover:text-ink',
              )}
            >
              {narrow ? <Smartphone size={16} aria-hidden="true" /> : <Monitor size={16} aria-hidden="true" />}
              {t(narrow ? 'preview.phone' : 'preview.desktop')}
            </button>
          ))}
        </fieldset>
      </div>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which needs its own scripts and fonts; the server makes it inert */}
      <iframe
        // Another language is another page.
        key={language}
        title={t('preview.frame')}
        src={address}
        className={classNames(
          'mx-auto h-[70dvh] min-h-96 rounded-card border border-line bg-white transition-[width] duration-200',
          phone ? 'w-[24.375rem] max-w-full' : 'w-full',
        )}
      />
    </div>
  );
};
