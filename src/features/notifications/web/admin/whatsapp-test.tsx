import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { internationalNumber } from '#shared/kernel/contact/dialled-number.ts';
import type { Language } from '#shared/kernel/language.ts';
import { limits } from '#shared/kernel/text/text.ts';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { emailAdminTexts } from '../../texts/admin-handle.ts';
import { LanguageField } from './language-field.tsx';
import { TestField } from './test-field.tsx';
import { emailCall } from './use-email-settings.ts';

/** A preview of the reminder in either language, and a form to send a test. */
export const WhatsappTest = ({ dirty }: { readonly dirty: boolean }) => {
  const t = useTexts(emailAdminTexts);
  const [language, setLanguage] = useState<Language>(useLanguage().language);
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <div className="grid gap-3">
        <div className="sm:max-w-56">
          <LanguageField label={t('whatsapp.preview.language')} value={language} onChange={setLanguage} />
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
  const valid = internationalNumber(to) !== undefined;
  return (
    <div>
      <TestField
        label={t('whatsapp.testTo')}
        error={valid || to === '' ? undefined : t('whatsapp.testToInvalid')}
        isValidForm={valid}
        input={{ type: 'tel', autoComplete: 'off', maxLength: limits.phone }}
        value={to}
        onChange={setTo}
        onSend={() => test.mutate(to.trim())}
        dirty={dirty}
        test={test}
      >
        {t('whatsapp.test')}
      </TestField>
    </div>
  );
};
