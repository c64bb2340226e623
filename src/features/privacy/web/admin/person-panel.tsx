import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { isEmail } from '#shared/kernel/text/text.ts';
import { Panel } from '#shared/web/admin/panel.tsx';
import { Button } from '#shared/web/button.tsx';
import { ErrorBox } from '#shared/web/call/error-box.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { privacyAdminTexts } from '../../texts/admin-handle.ts';
import { StoredData } from './stored-data.tsx';
import { useLookup } from './use-privacy.ts';

/** Finds what is stored about a person by their address. */
export const PersonPanel = () => {
  const t = useTexts(privacyAdminTexts);
  const words = useErrorMessage();
  const lookup = useLookup();
  const [email, setEmail] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = !isEmail(email.trim());
    setWrong(wrong);
    if (!wrong && !lookup.isPending) lookup.mutate(email.trim());
  };
  return (
    <Panel title={t('person.title')}>
      <p className="mb-4 text-muted">{t('person.lead')}</p>
      <form noValidate onSubmit={submit} className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field label={t('person.email')} error={isWrong ? t('person.invalid') : undefined}>
          {(control) => (
            <input
              {...control}
              type="email"
              name="email"
              autoComplete="off"
              maxLength={254}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <div className="grid sm:mt-[calc(1lh+0.375rem)]">
          <Button type="submit" look="secondary" busy={lookup.isPending}>
            <Search size={16} aria-hidden="true" />
            {t('person.search')}
          </Button>
        </div>
      </form>
      <div aria-live="polite">
        {lookup.isError && (
          <div className="mt-4">
            <ErrorBox title={t('person.error')} message={words(lookup.error)} />
          </div>
        )}
        {lookup.data && (
          <StoredData key={lookup.data.email} stored={lookup.data} onErased={() => lookup.mutate(lookup.data.email)} />
        )}
      </div>
    </Panel>
  );
};
