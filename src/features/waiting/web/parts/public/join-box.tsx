import { type ReactNode, useState } from 'react';
import { Button } from '#shared/web/button.tsx';
import { classNames } from '#shared/web/class-names.ts';
import type { JoinTexts } from '../../../texts/join-texts.ts';

interface JoinBoxProps {
  readonly texts: JoinTexts;
  /** What the list is for. */
  readonly lead: { readonly heading: string; readonly text: string };
  readonly className?: string;
  /** The form; it is given what to call with the place on the list. */
  readonly children: (onJoined: (place: number | null) => void) => ReactNode;
}

/** Opens a form of the waiting list, and says the place once a person has joined. */
export const JoinBox = ({ texts, lead, className, children }: JoinBoxProps) => {
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState<number | null>();
  if (place !== undefined) {
    return (
      <output
        className={classNames('block animate-appear rounded-field bg-success-soft p-4 text-ink sm:p-5', className)}
      >
        <h3 className="text-lg font-semibold">{texts.done}</h3>
        {place !== null && <p className="mt-1 font-medium">{texts.place(place)}</p>}
        <p className="mt-1 max-w-prose">{texts.mail}</p>
      </output>
    );
  }
  return (
    <section className={classNames('rounded-field border border-line p-4 sm:p-5', className)}>
      <h3 className="text-lg font-semibold">{lead.heading}</h3>
      <p className="mt-1 max-w-prose text-muted">{lead.text}</p>
      {isOpen ? (
        children(setPlace)
      ) : (
        <Button look="secondary" className="mt-4" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      )}
    </section>
  );
};
