import { ExternalLink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { serviceName } from '#features/services/domain/service-words.ts';
import { useServices } from '#features/services/web/parts/admin/use-services.ts';
import { CopyButton } from '#shared/web/admin/copy-button.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { Field } from '#shared/web/field.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { type WidgetChoice, type WidgetMode, widgetModes, widgetSnippet } from '../../domain/widget-snippet.ts';
import { widgetAdminTexts } from '../../texts/admin-handle.ts';

interface WidgetSnippetProps {
  /** Whether any website may embed the wizard; if none may, the preview may not either. */
  readonly hasOrigins: boolean;
  /** Rendered first: the allowed websites. */
  readonly children: ReactNode;
}

/** The tag to paste, built from the widget's options, and a preview page. */
export const WidgetSnippet = ({ hasOrigins, children }: WidgetSnippetProps) => {
  const t = useTexts(widgetAdminTexts);
  const [choice, setChoice] = useState<WidgetChoice>({ mode: 'inline' });
  const change = (changes: Partial<WidgetChoice>): void => setChoice((before) => ({ ...before, ...changes }));
  const tag = widgetSnippet(location.origin, choice);
  return (
    <>
      {children}
      <Panel title={t('snippet.title')}>
        <p className="mb-4 text-muted">{t('snippet.lead')}</p>
        <Choices choice={choice} onChange={change} />
        <Field label={t('snippet.code')}>
          {(control) => (
            <textarea {...control} className={`${control.className} font-mono text-sm`} readOnly rows={4} value={tag} />
          )}
        </Field>
        <div className="mt-3 flex justify-end">
          <CopyButton text={tag} label={t('snippet.copy')} copied={t('snippet.copied')} />
        </div>
      </Panel>
      <Panel title={t('preview.title')} aside={hasOrigins && <OpenPreview choice={choice} />}>
        {hasOrigins ? (
          <iframe
            key={previewAddress(choice)}
            src={previewAddress(choice)}
            title={t('preview.frame')}
            // Not for isolation, as these are our own pages: it prevents the payment page from replacing the back office.
            // oxlint-disable-next-line react/iframe-missing-sandbox -- the widget needs scripts and its own origin
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
            className="h-160 w-full rounded-field border border-line bg-white"
          />
        ) : (
          <p className="text-muted">{t('preview.none')}</p>
        )}
      </Panel>
    </>
  );
};

interface ChoicesProps {
  readonly choice: WidgetChoice;
  readonly onChange: (changes: Partial<WidgetChoice>) => void;
}

const Choices = ({ choice, onChange }: ChoicesProps) => {
  const t = useTexts(widgetAdminTexts);
  const { language } = useLanguage();
  const { data: services = [] } = useServices();
  return (
    <div className="mb-4 grid gap-4 sm:grid-cols-3">
      <Field label={t('snippet.mode')}>
        {(control) => (
          <select
            {...control}
            value={choice.mode}
            onChange={(event) => onChange({ mode: event.target.value as WidgetMode })}
          >
            {widgetModes.map((mode) => (
              <option key={mode} value={mode}>
                {t(`snippet.${mode}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('snippet.language')}>
        {(control) => (
          <select
            {...control}
            value={choice.language ?? ''}
            onChange={(event) => onChange({ language: (event.target.value || undefined) as WidgetChoice['language'] })}
          >
            <option value="">{t('snippet.anyLanguage')}</option>
            <option value="de">Deutsch</option>
            <option value="ru">Русский</option>
          </select>
        )}
      </Field>
      <Field label={t('snippet.service')}>
        {(control) => (
          <select
            {...control}
            value={choice.service ?? ''}
            onChange={(event) => onChange({ service: event.target.value || undefined })}
          >
            <option value="">{t('snippet.anyService')}</option>
            {services.map((service) => (
              <option key={service.id} value={service.id}>
                {serviceName(service, language)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
};

const OpenPreview = ({ choice }: { readonly choice: WidgetChoice }) => {
  const t = useTexts(widgetAdminTexts);
  return (
    <a
      href={previewAddress(choice)}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-control items-center gap-1.5 text-sm font-medium text-accent-text hover:underline"
    >
      {t('preview.open')}
      <ExternalLink size={16} aria-hidden="true" />
    </a>
  );
};

/** The page that shows the widget; see widget-pages.ts. */
const previewAddress = ({ mode, language, service }: WidgetChoice): string => {
  const query = new URLSearchParams({ mode, ...(language && { language }), ...(service && { service }) });
  return `/widget/demo?${query.toString()}`;
};
