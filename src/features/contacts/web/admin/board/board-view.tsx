import { useCallback, useRef, useState } from 'react';
import { useNow } from '#shared/web/admin/use-now.ts';
import { classNames } from '#shared/web/class-names.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { Contact } from '../../../contract.ts';
import { phases } from '../../../domain/phases.ts';
import { boardTexts } from '../../../texts/board-handle.ts';
import { BoardColumn } from './board-column.tsx';
import { CarriedCard } from './carried-card.tsx';
import { MoveMenu } from './move-menu.tsx';
import type { Board } from './use-board.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { useCardDrag } from './use-card-drag.ts';
import { useCarrying } from './use-carrying.ts';
import { useColumns } from './use-columns.ts';

// Up to this number all cards are rendered, so that the browser's own search finds them and printing includes them.
const fewContacts = 150;

/** The five columns; contacts that have booked are not in them. */
export const BoardView = ({ board }: { readonly board: Board }) => {
  const t = useTexts(boardTexts);
  const { found, selected, actions, query, followed } = board;
  // Never earlier than the response: useNow is coarse, and a contact added exactly a day before it waits for one day.
  const now = Math.max(useNow(), query.dataUpdatedAt);
  const isLong = (query.data?.length ?? 0) > fewContacts;
  const columns = useColumns(found, isLong);
  const [menu, setMenu] = useState<{ readonly contact: Contact; readonly button: HTMLElement }>();
  const onMoveMenu = useCallback((contact: Contact, button: HTMLElement) => setMenu({ contact, button }), []);
  const area = useRef<HTMLElement>(null);
  const { carried, announced, carrying } = useCarrying(board);
  const keys = useBoardKeys(carrying, actions.follow);
  useCardDrag(area, carrying);
  return (
    <>
      <section
        ref={area}
        aria-label={t('board.label')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must scroll by keyboard too, also without cards
        tabIndex={0}
        {...keys}
        className={classNames(
          'relative -mx-4 flex gap-3 overflow-x-auto px-4 pb-2 max-sm:scroll-px-4 sm:mx-0 sm:snap-none sm:px-0',
          carried ? 'snap-none' : 'snap-x snap-mandatory',
        )}
      >
        {phases.map((phase) => (
          <BoardColumn
            key={phase}
            phase={phase}
            contacts={columns[phase]}
            isLong={isLong}
            selectedId={selected?.phase === phase ? selected.id : undefined}
            carriedId={carried?.contact.id}
            isTarget={carried?.over === phase}
            followed={followed && columns[phase].some(({ id }) => id === followed.id) ? followed : undefined}
            now={now}
            actions={actions}
            onMoveMenu={onMoveMenu}
          />
        ))}
        <CarriedCard carried={carried} announced={announced} />
        {/* The columns keep their place; those behind the panel can be scrolled to. */}
        {selected && <span aria-hidden="true" className="hidden w-[22.5rem] shrink-0 lg:block" />}
      </section>
      {menu && (
        <MoveMenu
          key={menu.contact.id}
          {...menu}
          onChoose={(phase, byKeyboard) => {
            if (byKeyboard) actions.follow(menu.contact.id);
            actions.move(menu.contact, phase);
          }}
          onClose={() => setMenu(undefined)}
        />
      )}
    </>
  );
};
