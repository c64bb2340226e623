import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { Contact } from '../../../contract.ts';
import { boardTexts } from '../../../texts/board-handle.ts';
import { BookedBadge } from '../phase-badge.tsx';
import type { Board } from './use-board.ts';

/** The number of cards added at once. */
const atOnce = 40;

/**
 * Contacts that have booked, apart from the columns: collapsed until it is opened or the search matches one of them.
 */
export const BookedSection = ({ board }: { readonly board: Board }) => {
  const t = useTexts(boardTexts);
  const booked = board.found.filter((contact) => contact.converted_to_booking);
  const [opened, setOpened] = useState(false);
  const [most, setMost] = useState(atOnce);
  if (booked.length === 0) return null;
  const isOpen = opened || board.isSearching;
  return (
    <section aria-label={t('booked.label')} className="mt-5">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpened(!isOpen)}
          className="flex min-h-control cursor-pointer items-center gap-2 rounded-field pr-3 font-semibold"
        >
          <ChevronRight className={`size-4 transition-transform ${isOpen ? 'rotate-90' : ''}`} aria-hidden="true" />
          {t('booked.title', booked.length)}
        </button>
      </h2>
      {isOpen && (
        <ul className="mt-2 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
          {booked.slice(0, most).map((contact) => (
            <BookedCard key={contact.id} contact={contact} board={board} />
          ))}
        </ul>
      )}
      {isOpen && booked.length > most && (
        <Button look="secondary" className="mt-3" onClick={() => setMost(most + atOnce)}>
          {t('booked.more', { next: Math.min(atOnce, booked.length - most), left: booked.length - most })}
        </Button>
      )}
    </section>
  );
};

const BookedCard = ({ contact, board }: { readonly contact: Contact; readonly board: Board }) => {
  const t = useTexts(boardTexts);
  return (
    <li data-contact={contact.id} className="card grid content-start gap-2 p-3">
      <div className="flex items-start justify-between gap-2">
        <button
          type="button"
          data-opens={contact.id}
          onClick={() => board.actions.open(contact)}
          className="min-w-0 cursor-pointer rounded-sm text-left font-semibold break-words hover:underline"
        >
          {contact.name}
        </button>
        <BookedBadge />
      </div>
      <Button look="secondary" className="w-full" onClick={() => board.actions.showBooking(contact)}>
        {t('booked.show')}
      </Button>
    </li>
  );
};
