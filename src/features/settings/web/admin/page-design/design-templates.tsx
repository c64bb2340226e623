import { Check } from 'lucide-react';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { PageDesign } from '../../../contract.ts';
import {
  isTemplate,
  pageDesignTemplates,
  type TemplateName,
  templateNames,
} from '../../../domain/design/page-design-templates.ts';
import { settingsAdminTexts } from '../../../texts/admin-handle.ts';
import { DesignPicture } from './design-picture.tsx';

interface DesignTemplatesProps {
  readonly stored: PageDesign;
  readonly onApply: (name: TemplateName) => void;
}

/** Five designs, each with a thumbnail. */
export const DesignTemplates = ({ stored, onApply }: DesignTemplatesProps) => {
  const t = useTexts(settingsAdminTexts);
  return (
    <>
      <p className="mb-4 text-muted">{t('design.templatesText')}</p>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {templateNames.map((name) => (
          <li key={name} data-template={name} className="card overflow-hidden">
            <DesignPicture design={pageDesignTemplates[name]} />
            <div className="flex min-h-16 items-center justify-between gap-3 p-3 pl-4">
              <h2 className="font-semibold">{t(`template.${name}`)}</h2>
              {isTemplate(stored, name) ? (
                <span className="inline-flex min-h-control items-center gap-1.5 pr-1 text-sm font-medium text-success">
                  <Check size={16} aria-hidden="true" />
                  {t('design.inUse')}
                </span>
              ) : (
                <Button
                  look="secondary"
                  aria-label={t('design.applyNamed', t(`template.${name}`))}
                  onClick={() => onApply(name)}
                >
                  {t('design.apply')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
};
