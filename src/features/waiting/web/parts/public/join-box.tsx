import { type ReactNode, useState } from 'react';
import { Button } from '#shared/web/button.tsx';
import { classNames } from '#shared/web/class-names.ts';
import type { WaitingEntry } from '../../../contract.ts';
import type { JoinTexts } from '../../../texts/join-texts.ts';

/** What is said to whoever has joined. */
export type Joined = Pick<WaitingEntry, 'place' | 'confirm_by'>;

interface JoinBoxProps {
  readonly texts: JoinTexts;
  /** What the list is for. */
  readonly lead: { readonly heading: string; readonly text: string };
  readonly className?: string;
  /** The form; it is given what to call with the entry. */
  readonly children: (onJoined: (joined: Joined) => void) => ReactNode;
}

/** Opens a form of the waiting list, and says the place once a person has joined. */
export const JoinBox = ({ texts, lead, className, children }: JoinBoxProps) => {
  const [isOpen, setOpen] = useState(false);
  const [joined, setJoined] = useState<Joined>();
  if (joined) {
    const { place, confirm_by } = joined;
    return (
      <output
        className={classNames('block animate-appear rounded-field bg-success-soft p-4 text-ink sm:p-5', className)}
      >
        <h3 className="text-lg font-semibold">{texts.done}</h3>
        {place !== null && <p className="mt-1 font-medium">{texts.place(place)}</p>}
        <p className="mt-1 max-w-prose">{confirm_by === null ? texts.mail : texts.confirm}</p>
      </output>
    );
  }
  return (
    <section className={classNames('rounded-field border border-line p-4 sm:p-5', className)}>
      <h3 className="text-lg font-semibold">{lead.heading}</h3>
      <p className="mt-1 max-w-prose text-muted">{lead.text}</p>
      {isOpen ? (
        children(setJoined)
      ) : (
        <Button look="secondary" className="mt-4" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      )}
    </section>
  );
};
