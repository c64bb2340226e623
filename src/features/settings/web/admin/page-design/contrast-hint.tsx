import { CircleCheck, Contrast } from 'lucide-react';
import { useTexts } from '#shared/web/texts.tsx';
import type { PageDesign } from '../../../contract.ts';
import { contrastHelp } from '../../../domain/design/contrast-help.ts';
import { settingsAdminTexts } from '../../../texts/admin-handle.ts';

/** Describes before saving how the pages adjust colours on which text would not be legible. */
export const ContrastHint = ({ design }: { readonly design: PageDesign }) => {
  const t = useTexts(settingsAdminTexts);
  const { head, action, text } = contrastHelp(design);
  if (!head && !action && !text) {
    return (
      <p className="mt-3 flex items-center gap-2 text-sm text-success">
        <CircleCheck size={16} aria-hidden="true" className="shrink-0" />
        {t('contrast.good')}
      </p>
    );
  }
  return (
    <div className="mt-3 flex gap-2.5 rounded-field bg-info-soft px-3 py-2.5 text-sm">
      <Contrast size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-info" />
      <div>
        <p className="font-medium">{t('contrast.adjusted')}</p>
        <ul className="list-disc pl-4">
          {head && <li>{t('contrast.head')}</li>}
          {action && <li>{t('contrast.action')}</li>}
          {text && <li>{t('contrast.text', text.toUpperCase())}</li>}
        </ul>
      </div>
    </div>
  );
};
