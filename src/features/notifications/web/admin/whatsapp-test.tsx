import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { whatsAppNumber } from '#features/contacts/domain/ways-to-reach.ts';
import type { Language } from '#shared/contract/fields.ts';
import { limits } from '#shared/kernel/text.ts';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Button } from '#shared/web/button.tsx';
import { Field } from '#shared/web/field.tsx';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { emailAdminTexts } from '../../texts/admin-handle.ts';
import { TestAnswer } from './test-answer.tsx';
import { emailCall } from './use-email-settings.ts';

/** The reminder as it is sent, in either language, and one to try out where it goes (SRV-40, SRV-41). */
export const WhatsappTest = ({ dirty }: { readonly dirty: boolean }) => {
  const t = useTexts(emailAdminTexts);
  const [language, setLanguage] = useState<Language>(useLanguage().language);
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <div className="grid gap-3">
        <div className="sm:max-w-56">
          <Field label={t('whatsapp.preview.language')}>
            {(control) => (
              <select {...control} value={language} onChange={(event) => setLanguage(event.target.value as Language)}>
                <option value="de">{t('language.de')}</option>
                <option value="ru">{t('language.ru')}</option>
              </select>
            )}
          </Field>
        </div>
        <MessagePreview language={language} />
      </div>
      <TestMessage dirty={dirty} language={language} />
    </div>
  );
};

const MessagePreview = ({ language }: { readonly language: Language }) => {
  const t = useTexts(emailAdminTexts);
  const preview = useQuery({
    queryKey: ['whatsapp-preview', language],
    queryFn: ({ signal }) =>
      emailCall('GET /api/admin/email-settings/whatsapp-preview', { query: { language } }, { signal }),
    placeholderData: keepPreviousData,
  });
  if (preview.isError)
    return <LoadFailure title={t('preview.error')} error={preview.error} onRetry={() => void preview.refetch()} />;
  if (!preview.data)
    return (
      <Loading>
        <Skeleton className="h-40 max-w-md" />
      </Loading>
    );
  return (
    <figure>
      <figcaption className="mb-1.5 text-sm text-muted">{t('whatsapp.preview')}</figcaption>
      <p
        lang={language}
        className="max-w-md rounded-card rounded-tl-none bg-success-soft px-4 py-3 break-words whitespace-pre-line text-ink"
      >
        {preview.data.text}
      </p>
    </figure>
  );
};

const TestMessage = ({ dirty, language }: { readonly dirty: boolean; readonly language: Language }) => {
  const t = useTexts(emailAdminTexts);
  const [to, setTo] = useState('');
  const test = useMutation({
    mutationFn: (number: string) =>
      emailCall('POST /api/admin/email-settings/test-whatsapp', { body: { to: number, language } }),
  });
  const valid = whatsAppNumber(to) !== undefined;
  return (
    <div>
      <Field label={t('whatsapp.testTo')} error={valid || to === '' ? undefined : t('whatsapp.testToInvalid')}>
        {(control) => (
          <span className="flex flex-wrap gap-2">
            <input
              {...control}
              type="tel"
              autoComplete="off"
              maxLength={limits.phone}
              value={to}
              onChange={(event) => setTo(event.target.value)}
              className={`${control.className} min-w-0 flex-1 basis-56`}
            />
            <Button
              look="secondary"
              busy={test.isPending}
              disabled={dirty || !valid}
              onClick={() => test.mutate(to.trim())}
            >
              <Send size={16} aria-hidden="true" />
              {t('whatsapp.test')}
            </Button>
          </span>
        )}
      </Field>
      <TestAnswer dirty={dirty} test={test} />
    </div>
  );
};
