import { hasLetter, isEmail, limits } from '#shared/kernel/text/text.ts';
import { Button } from '#shared/web/button.tsx';
import { CallError } from '#shared/web/call/call-error.ts';
import { ErrorBox } from '#shared/web/call/error-box.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { Field, type FieldControl } from '#shared/web/field.tsx';
import { useUnloadQuestion } from '#shared/web/use-unload-question.ts';
import { useMessageTexts } from './message-texts.ts';
import { type MessageDraft, useSending } from './use-sending.ts';

/** The fields of a message, and their problems. */
export const WriteMessage = ({ onSent }: { readonly onSent: (email: string) => void }) => {
  const t = useMessageTexts();
  const { draft, setDraft, isTried, isSending, failure, submit } = useSending(onSent);
  useUnloadQuestion(() => Object.values(draft).some((text) => text.trim() !== ''));
  const problems = {
    name: draft.name.trim().length < 2 || !hasLetter(draft.name) ? t('message.error.name') : undefined,
    email: isEmail(draft.email.trim()) ? undefined : t('message.error.email'),
    message: draft.message.trim() === '' ? t('message.error.text') : undefined,
  };
  const control = (field: keyof MessageDraft, input: FieldControl) => ({
    ...input,
    name: field,
    value: draft[field],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [field]: event.target.value }),
  });
  const problemOf = (field: keyof typeof problems): string | undefined => (isTried ? problems[field] : undefined);
  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event, problems)} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('message.name')} error={problemOf('name')}>
          {(input) => (
            <input {...control('name', input)} required autoComplete="name" maxLength={limits.customerName} />
          )}
        </Field>
        <Field label={t('message.email')} error={problemOf('email')}>
          {(input) => (
            <input {...control('email', input)} type="email" required autoComplete="email" maxLength={limits.email} />
          )}
        </Field>
      </div>
      <Field label={t('message.phone')} optional>
        {(input) => <input {...control('phone', input)} type="tel" autoComplete="tel" maxLength={limits.phone} />}
      </Field>
      <Field label={t('message.text')} error={problemOf('message')}>
        {(input) => <textarea {...control('message', input)} required rows={5} maxLength={limits.publicNotes} />}
      </Field>
      {/* Hidden from view and skipped by Tab; bots fill it in. */}
      <div hidden>
        <Field label={t('message.homepage')}>
          {(input) => <input {...control('homepage', input)} tabIndex={-1} autoComplete="off" />}
        </Field>
      </div>
      {failure !== undefined && <SendFailure error={failure} />}
      <div className="flex flex-col items-start gap-3 sm:flex-row sm:items-center sm:justify-between">
        <p className="max-w-prose text-sm text-muted">
          {t('message.privacy')}{' '}
          <a href="/privacy" className="text-accent-text underline underline-offset-4">
            {t('message.privacy.link')}
          </a>
        </p>
        <Button type="submit" busy={isSending} className="shrink-0 max-sm:w-full">
          {t('message.send')}
        </Button>
      </div>
    </form>
  );
};

const SendFailure = ({ error }: { readonly error: unknown }) => {
  const t = useMessageTexts();
  const message = useErrorMessage();
  const isLimit = error instanceof CallError && error.status === 429;
  return <ErrorBox title={t('message.error.send')} message={isLimit ? t('message.error.limit') : message(error)} />;
};
