import type { ReactNode } from 'react';
import { Button, ButtonLink } from './button.tsx';
import { Card } from './card.tsx';
import { PageFrame } from './page-frame.tsx';
import { sharedTexts } from './texts/handle.ts';
import { useTexts } from './texts.tsx';

interface LinkOverProps {
  readonly title: string;
  readonly text: string;
  /** Set if it ended while the page was open. */
  readonly arriving?: boolean;
  readonly role?: 'alert' | undefined;
  /** The label of the link to the contact page. */
  readonly contact: string;
  /** The link or button to continue with. */
  readonly children: ReactNode;
}

/** The page of a secret link that can no longer be used: the reason, and how to continue. */
export const LinkOver = ({ title, text, arriving = false, role, contact, children }: LinkOverProps) => (
  <PageFrame title={title} arriving={arriving}>
    <Card role={role}>
      <p className="max-w-prose text-lg">{text}</p>
      <p className="mt-6 flex flex-col gap-3 sm:flex-row">
        {children}
        <ButtonLink href="/contact" look="secondary">
          {contact}
        </ButtonLink>
      </p>
    </Card>
  </PageFrame>
);

interface LinkUnknownProps {
  /** False if the object of the link could not be read. */
  readonly isUnknown: boolean;
  readonly texts: Readonly<Record<'unknown' | 'unknownText' | 'down' | 'downText' | 'book' | 'contact', string>>;
}

/** The page of a secret link that is unknown, or whose object could not be read. */
export const LinkUnknown = ({ isUnknown, texts }: LinkUnknownProps) => {
  const shared = useTexts(sharedTexts);
  return (
    <LinkOver
      role="alert"
      title={isUnknown ? texts.unknown : texts.down}
      text={isUnknown ? texts.unknownText : texts.downText}
      contact={texts.contact}
    >
      {isUnknown ? (
        <ButtonLink href="/booking">{texts.book}</ButtonLink>
      ) : (
        <Button onClick={() => location.reload()}>{shared('error.retry')}</Button>
      )}
    </LinkOver>
  );
};
