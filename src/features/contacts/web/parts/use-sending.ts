import type { FormEvent } from 'react';
import { useState } from 'react';
import { caller } from '#shared/web/call/call.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import type { contactMessagesContract } from '../../public-contract.ts';

const call = caller<typeof contactMessagesContract>();

export type MessageDraft = Readonly<Record<'name' | 'email' | 'phone' | 'message' | 'homepage', string>>;

/** The text that a visitor typed before the scripts were loaded, read from the fields that the server rendered. */
const typedEarly = (): MessageDraft => {
  const text = (name: string): string =>
    (typeof document === 'undefined' ? undefined : document.querySelector<HTMLInputElement>(`form [name="${name}"]`))
      ?.value ?? '';
  return { name: text('name'), email: text('email'), phone: text('phone'), message: text('message'), homepage: '' };
};

/** The state of a message until it is sent; the text is kept when sending fails. */
export const useSending = (onSent: (email: string) => void) => {
  const { language } = useLanguage();
  const [draft, setDraft] = useState(typedEarly);
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const submit = async (
    event: FormEvent<HTMLFormElement>,
    problems: Readonly<Record<string, string | undefined>>,
  ): Promise<void> => {
    event.preventDefault();
    setTried(true);
    const wrong = Object.keys(problems).find((field) => problems[field] !== undefined);
    if (wrong !== undefined) return (event.currentTarget.elements.namedItem(wrong) as HTMLElement | null)?.focus();
    if (isSending) return;
    setSending(true);
    setFailure(undefined);
    try {
      const email = draft.email.trim();
      await call('POST /api/contact-messages', { body: { ...draft, email, language } });
      onSent(email);
    } catch (error) {
      setFailure(error);
      setSending(false);
    }
  };
  return { draft, setDraft, isTried, isSending, failure, submit };
};
