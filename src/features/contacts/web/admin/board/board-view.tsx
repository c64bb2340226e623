import { useMemo, useState } from 'react';
import { useNow } from '#shared/web/admin/use-now.ts';
import type { Contact } from '../../../contract.ts';
import { type Phase, phases } from '../../../domain/phases.ts';
import { BoardColumn } from './board-column.tsx';
import { MoveMenu } from './move-menu.tsx';
import type { Board } from './use-board.ts';

/** The five columns (CONT-010); who has booked is not in them (CONT-040). */
export const BoardView = ({ board }: { readonly board: Board }) => {
  const { found, selected, actions, query } = board;
  // To the millisecond when the list was just read: who came exactly a day ago has been waiting for one.
  const now = Math.max(useNow(), query.dataUpdatedAt);
  const [menu, setMenu] = useState<{ readonly contact: Contact; readonly button: HTMLElement }>();
  const columns = useMemo(() => byPhase(found), [found]);
  const onDropped = (contactId: string, phase: Phase): void => {
    const contact = query.data?.find(({ id }) => id === contactId);
    if (contact) actions.move(contact, phase);
  };
  return (
    <>
      <section
        aria-label="Board"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too, also where no card is
        tabIndex={0}
        className="relative -mx-4 flex snap-x snap-mandatory gap-3 overflow-x-auto px-4 pb-2 max-sm:scroll-px-4 sm:mx-0 sm:snap-none sm:px-0"
      >
        {phases.map((phase) => (
          <BoardColumn
            key={phase}
            phase={phase}
            contacts={columns[phase]}
            selectedId={selected?.id}
            now={now}
            actions={actions}
            onDropped={onDropped}
            onMoveMenu={(contact, button) => setMenu({ contact, button })}
          />
        ))}
      </section>
      {menu && (
        <MoveMenu
          key={menu.contact.id}
          {...menu}
          onChoose={(phase) => actions.move(menu.contact, phase)}
          onClose={() => setMenu(undefined)}
        />
      )}
    </>
  );
};

const byPhase = (contacts: readonly Contact[]): Record<Phase, Contact[]> => {
  const columns: Record<Phase, Contact[]> = {
    new: [],
    nicht_erreicht: [],
    in_klaerung: [],
    termin_geplant: [],
    abgesagt: [],
  };
  for (const contact of contacts) if (!contact.converted_to_booking) columns[contact.phase].push(contact);
  return columns;
};
