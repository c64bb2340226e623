import { memo, useEffect, useId } from 'react';
import { classNames } from '#shared/web/class-names.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { Contact } from '../../../contract.ts';
import type { Phase } from '../../../domain/phases.ts';
import { boardTexts } from '../../../texts/board-handle.ts';
import { PhaseDot } from '../phase-badge.tsx';
import { ContactCard } from './contact-card.tsx';
import type { BoardActions, FocusTarget } from './use-board.ts';
import { useVisibleCards } from './use-visible-cards.ts';

interface BoardColumnProps {
  readonly phase: Phase;
  readonly contacts: readonly Contact[];
  /** Whether the board holds so many contacts that only visible cards are rendered. */
  readonly isLong: boolean;
  /** The contact whose panel is open, and the one the focus follows, if they are in this column. */
  readonly selectedId: string | undefined;
  readonly followed: FocusTarget | undefined;
  /** The contact being carried, and whether it would be dropped here. */
  readonly carriedId: string | undefined;
  readonly isTarget: boolean;
  readonly now: number;
  readonly actions: BoardActions;
  readonly onMoveMenu: (contact: Contact, button: HTMLElement) => void;
}

/** One phase of the board. */
export const BoardColumn = memo((props: BoardColumnProps) => {
  const { phase, contacts, isLong, selectedId, carriedId, isTarget, followed, ...card } = props;
  const title = useId();
  const { scroller, room, cards, onFocus } = useVisibleCards(contacts, { isLong, keptId: carriedId ?? followed?.id });
  const t = useTexts(boardTexts);
  const meaning = t(`meaning.${phase}`);
  useEffect(() => {
    if (followed) takeFocus(scroller.current, followed.id);
  }, [followed, scroller]);
  return (
    <section
      data-phase={phase}
      aria-labelledby={title}
      className={classNames(
        'relative flex max-h-[var(--board-height,none)] min-h-40 w-[82vw] max-w-80 shrink-0 snap-center flex-col rounded-card bg-sunken transition-colors duration-150 sm:w-64 sm:max-w-none sm:snap-start xl:w-[calc((100%-3rem)/5)] xl:min-w-44',
        isTarget && 'bg-accent-soft outline-2 -outline-offset-2 outline-accent outline-dashed',
      )}
    >
      <div className="px-3 pt-3 pb-1" title={meaning}>
        <h2 id={title} className="flex items-center gap-2 font-semibold">
          <PhaseDot phase={phase} />
          {t(`phase.${phase}`)}
          <span className="tabular ml-auto rounded-full bg-surface px-2 text-sm font-medium text-muted">
            <span aria-hidden="true">{contacts.length}</span>
            <span className="sr-only">{t('column.count', contacts.length)}</span>
          </span>
        </h2>
        <p className="mt-0.5 text-sm text-muted">{meaning}</p>
      </div>
      {contacts.length === 0 && <p className="px-3 pb-3 text-sm text-muted">{t('column.empty')}</p>}
      <div
        ref={scroller}
        onFocus={onFocus}
        className="relative min-h-0 flex-1 overflow-y-auto px-2 pt-1 pb-2 [contain:layout_paint_style] [scrollbar-width:thin] sm:overscroll-contain"
      >
        <ul className="relative flex flex-col gap-2 *:shrink-0" style={room}>
          {cards.map(({ contact, place }) => (
            <ContactCard
              key={contact.id}
              contact={contact}
              selected={contact.id === selectedId}
              carried={contact.id === carriedId}
              {...place}
              {...card}
            />
          ))}
        </ul>
      </div>
    </section>
  );
});

/** Moves the focus, unless the user has moved it elsewhere in the meantime. */
const takeFocus = (column: HTMLElement | null, contactId: string): void => {
  const name = column?.querySelector<HTMLElement>(`[data-opens="${contactId}"]`);
  if (!name || (document.activeElement !== document.body && document.activeElement !== null)) return;
  name.focus({ preventScroll: true });
  name.closest('[data-contact]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};
