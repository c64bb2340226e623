import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { useEffect, useId, useRef, useState } from 'react';
import { classNames } from '#shared/web/class-names.ts';
import type { Contact } from '../../../contract.ts';
import { phaseNames } from '../../../domain/phase-names.ts';
import type { Phase } from '../../../domain/phases.ts';
import { PhaseDot } from '../phase-badge.tsx';
import { ContactCard } from './contact-card.tsx';
import type { BoardActions } from './use-board.ts';

interface BoardColumnProps {
  readonly phase: Phase;
  readonly contacts: readonly Contact[];
  readonly selectedId: string | undefined;
  readonly now: number;
  readonly actions: BoardActions;
  readonly onDropped: (contactId: string, phase: Phase) => void;
  readonly onMoveMenu: (contact: Contact, button: HTMLElement) => void;
}

/** One phase of the board (CONT-010, CONT-012). */
export const BoardColumn = ({ phase, contacts, selectedId, onDropped, ...card }: BoardColumnProps) => {
  const title = useId();
  const { column, isOver } = useDropping((contactId) => onDropped(contactId, phase));
  const { name, meaning } = phaseNames[phase];
  return (
    <section
      ref={column}
      data-phase={phase}
      aria-labelledby={title}
      className={classNames(
        'relative flex max-h-[var(--board-height,none)] min-h-40 w-[82vw] max-w-80 shrink-0 snap-center flex-col rounded-card bg-sunken transition-colors duration-150 sm:w-64 sm:max-w-none sm:snap-start xl:w-auto xl:min-w-44 xl:flex-1',
        isOver && 'bg-accent-soft outline-2 -outline-offset-2 outline-accent outline-dashed',
      )}
    >
      <div className="px-3 pt-3 pb-2" title={meaning}>
        <h2 id={title} className="flex items-center gap-2 font-semibold">
          <PhaseDot phase={phase} />
          {name}
          <span className="tabular ml-auto rounded-full bg-surface px-2 text-sm font-medium text-muted">
            <span className="sr-only">, </span>
            {contacts.length}
            <span className="sr-only"> Kontakte</span>
          </span>
        </h2>
        <p className="mt-0.5 text-sm text-muted">{meaning}</p>
      </div>
      {contacts.length === 0 && <p className="px-3 pb-3 text-sm text-muted">Niemand in dieser Phase</p>}
      <ul className="relative flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto overscroll-contain px-2 pb-2 [scrollbar-width:thin]">
        {contacts.map((contact) => (
          <ContactCard
            key={contact.id}
            contact={contact}
            selected={contact.id === selectedId}
            lazily={contacts.length > 60}
            {...card}
          />
        ))}
      </ul>
    </section>
  );
};

const useDropping = (onDropped: (contactId: string) => void) => {
  const column = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  const latest = useRef(onDropped);
  useEffect(() => {
    latest.current = onDropped;
  });
  useEffect(() => {
    if (!column.current) return undefined;
    return dropTargetForElements({
      element: column.current,
      canDrop: ({ source }) => typeof source.data['contactId'] === 'string',
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        latest.current(source.data['contactId'] as string);
      },
    });
  }, []);
  return { column, isOver };
};
