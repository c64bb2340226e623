import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '#shared/web/class-names.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { PageDesign } from '../../../contract.ts';
import { settingsAdminTexts } from '../../../texts/admin-handle.ts';
import { LiveFrame } from './live-frame.tsx';

interface DesignPreviewProps {
  readonly values: PageDesign;
  readonly dirty: boolean;
  readonly invalid: boolean;
}

/** The real page with the current values, saved or not, as wide as there is space. */
export const DesignPreview = ({ values, dirty, invalid }: DesignPreviewProps) => {
  const t = useTexts(settingsAdminTexts);
  const [phone, setPhone] = useState(false);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PreviewState dirty={dirty} invalid={invalid} />
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
      <LiveFrame
        values={values}
        className={classNames(
          'mx-auto h-[70dvh] min-h-96 rounded-card border border-line bg-white transition-[width] duration-200',
          phone ? 'w-[24.375rem] max-w-full' : 'w-full',
        )}
      />
    </div>
  );
};

/** The phone view of the preview beside the fields; it stays in view while the fields scroll. */
export const SidePreview = ({ values, dirty, invalid }: DesignPreviewProps) => (
  <div className="sticky top-18 grid gap-3 self-start">
    {/* As high as its longest text: a changing hint must not move the page below it. */}
    <div className="min-h-12 text-sm">
      <PreviewState dirty={dirty} invalid={invalid} />
    </div>
    <LiveFrame
      values={values}
      className="h-[calc(100dvh-23rem)] min-h-96 w-full rounded-card border border-line bg-white"
    />
  </div>
);

const PreviewState = ({ dirty, invalid }: Omit<DesignPreviewProps, 'values'>) => {
  const t = useTexts(settingsAdminTexts);
  return (
    <p className={dirty ? 'font-medium text-warning' : 'text-muted'}>
      {t(invalid ? 'preview.invalid' : dirty ? 'preview.unsaved' : 'preview.saved')}
    </p>
  );
};
