import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#shared/web/button.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { Field } from '#shared/web/field.tsx';
import { codeIn, printedCode } from '../../domain/access-code.ts';
import { campaignLimits } from '../../domain/campaign-spots.ts';
import { checkCodes } from './read-campaign.ts';
import { useCampaignTexts } from './use-campaign-texts.ts';

/** A code that can be used. */
export interface EnteredCode {
  readonly code: string;
  readonly group_name: string;
}

interface CodeEntryProps {
  readonly slug: string;
  readonly codes: readonly EnteredCode[];
  readonly onChange: (codes: readonly EnteredCode[]) => void;
}

/** The codes of the cards, one for each child, checked one after the other. The QR code of a card fills in its code. */
export const CodeEntry = ({ slug, codes, onChange }: CodeEntryProps) => {
  const page = useCampaignTexts();
  const [adding, setAdding] = useState(true);
  const add = (entered: EnteredCode): void => {
    onChange([...codes, entered]);
    setAdding(false);
  };
  const isFull = codes.length > campaignLimits.siblings.max;
  return (
    <section className="space-y-3">
      <div>
        <h2 className="text-lg font-semibold">{page.codeTitle}</h2>
        {codes.length === 0 && <p className="mt-1 max-w-prose text-muted">{page.codeLead}</p>}
      </div>
      {codes.length > 0 && (
        <ul className="grid gap-2">
          {codes.map(({ code, group_name }, index) => (
            <li
              key={code}
              className="flex min-h-12 items-center justify-between gap-x-2 rounded-field border border-line py-1 pl-3"
            >
              <span>
                <span className="font-semibold">{page.child(index + 1)}</span> · {group_name}{' '}
                <span className="tabular inline-block whitespace-nowrap text-muted">{printedCode(code)}</span>
              </span>
              <button
                type="button"
                aria-label={page.removeCode(index + 1)}
                onClick={() => onChange(codes.filter((one) => one.code !== code))}
                className="min-h-11 min-w-11 cursor-pointer text-xl text-muted hover:text-ink"
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {codes.length > 1 && <p className="text-muted">{page.inRow(codes.length)}</p>}
      {codes.length === 0 || (adding && !isFull) ? (
        <CodeField key={codes.length} slug={slug} codes={codes} onEntered={add} />
      ) : (
        !isFull && (
          <Button look="secondary" onClick={() => setAdding(true)}>
            {page.addCode}
          </Button>
        )
      )}
    </section>
  );
};

interface CodeFieldProps {
  readonly slug: string;
  readonly codes: readonly EnteredCode[];
  readonly onEntered: (entered: EnteredCode) => void;
}

const CodeField = ({ slug, codes, onEntered }: CodeFieldProps) => {
  const page = useCampaignTexts();
  const messageOf = useErrorMessage();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const check = async (typed: string): Promise<void> => {
    const code = codeIn(typed);
    if (code === null) return setError(page.codeForm);
    if (codes.some((one) => one.code === code)) return setError(page.codeTwice);
    setBusy(true);
    setError(undefined);
    try {
      const [checked] = (await checkCodes(slug, [code])).codes;
      if (checked) onEntered({ code, ...checked });
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };
  useCodeOfAddress((code) => {
    if (codes.length > 0) return;
    setText(printedCode(code));
    void check(code);
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void check(text);
  };
  return (
    <div className="flex flex-wrap items-start gap-3">
      <div className="min-w-56 flex-1 sm:max-w-xs">
        <Field label={page.code} error={error}>
          {(control) => (
            <input
              {...control}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              onKeyDown={onKeyDown}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className={`${control.className} tabular uppercase`}
            />
          )}
        </Field>
      </div>
      <Button className="sm:mt-7" busy={busy} disabled={text.trim() === ''} onClick={() => void check(text)}>
        {page.checkCode}
      </Button>
    </div>
  );
};

/** Calls `take` with the code behind '#' in the address, a part that is not sent to the server. */
const useCodeOfAddress = (take: (code: string) => void): void => {
  const taken = useEffectEvent(take);
  useEffect(() => {
    const read = (): void => {
      const code = codeIn(location.hash.slice(1));
      if (code !== null) void Promise.resolve(code).then(taken);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
};
