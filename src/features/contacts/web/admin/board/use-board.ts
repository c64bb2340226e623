import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLeave } from '#shared/web/admin/unsaved/use-unsaved.ts';
import { lastAct } from '#shared/web/press/press.ts';
import type { Contact } from '../../../contract.ts';
import { holds } from '../../../domain/contact-search.ts';
import type { Phase } from '../../../domain/phases.ts';
import { type BookingFlow, useBookingFlow } from '../booking/use-booking-flow.ts';
import { useContacts } from '../contacts-data.ts';
import { useMove } from '../use-contact-changes.ts';
import { useNewContacts } from '../use-new-contacts.ts';

/** The actions of cards and panel; the same object for as long as the board is mounted. */
export interface BoardActions {
  readonly open: (contact: Contact) => void;
  readonly edit: (contact: Contact) => void;
  /** Closes the panel. As with opening another contact, unsaved input requires a confirmation. */
  readonly close: () => void;
  /** Closes the panel of a deleted contact. */
  readonly closeDeleted: () => void;
  /** Moves a contact to a phase; termin_geplant opens the booking dialog first. */
  readonly move: (contact: Contact, phase: Phase) => void;
  /** Moves the focus to a card, in its current column or the one it moves to. */
  readonly follow: (contactId: string) => void;
  /** Shows the booking a contact has become. */
  readonly showBooking: (contact: Contact) => void;
}

/** The contact that the focus follows; a new object for each request. */
export interface FocusTarget {
  readonly id: string;
}

export interface Board {
  readonly query: ReturnType<typeof useContacts>;
  readonly setSearch: (search: string) => void;
  readonly isSearching: boolean;
  /** The contacts that match the search; all without a search. */
  readonly found: readonly Contact[];
  readonly selected: Contact | undefined;
  readonly isEditing: boolean;
  readonly followed: FocusTarget | undefined;
  readonly bookingShown: Contact | undefined;
  readonly hideBooking: () => void;
  readonly flow: BookingFlow;
  /** The form for a new contact; an added contact is shown. */
  readonly adding: {
    readonly isOpen: boolean;
    readonly start: () => void;
    readonly stop: () => void;
    readonly show: (contact: Contact) => void;
  };
  readonly actions: BoardActions;
}

const noContacts: readonly Contact[] = [];

/** The state of the board, shared by its page and fullscreen. */
export const useBoard = (): Board => {
  const query = useContacts();
  const contacts = query.data ?? noContacts;
  useNewContacts(query.data);
  const [search, setSearch] = useState('');
  const [selection, setSelection] = useState<Selection>();
  const [bookingShownId, setBookingShownId] = useState<string>();
  const [followed, setFollowed] = useState<FocusTarget>();
  const [isAdding, setAdding] = useState(false);
  const flow = useBookingFlow();
  const moveNow = useMove();
  const wanted = search.trim();
  const found = useMemo(
    () => (wanted === '' ? contacts : contacts.filter((contact) => holds(contact, wanted))),
    [contacts, wanted],
  );
  const byId = (id: string | undefined) => contacts.find((contact) => contact.id === id);

  const move = (contact: Contact, phase: Phase): void => {
    if (contact.phase === phase || contact.converted_to_booking) return;
    if (phase === 'termin_geplant') flow.start(contact);
    else moveNow(contact, phase);
  };
  const actions = useActions({ move, selection, setSelection, setFollowed, setBookingShownId });

  return {
    query,
    setSearch,
    isSearching: wanted !== '',
    found,
    selected: byId(selection?.id),
    isEditing: selection?.editing ?? false,
    followed,
    bookingShown: byId(bookingShownId),
    hideBooking: () => setBookingShownId(undefined),
    flow,
    adding: {
      isOpen: isAdding,
      start: () => setAdding(true),
      stop: () => setAdding(false),
      show: (contact) => {
        setAdding(false);
        actions.open(contact);
      },
    },
    actions,
  };
};

interface Selection {
  readonly id: string;
  readonly editing: boolean;
}

interface ActionsOptions extends Pick<BoardActions, 'move'> {
  readonly selection: Selection | undefined;
  readonly setSelection: (selection: Selection | undefined) => void;
  readonly setFollowed: (followed: FocusTarget) => void;
  readonly setBookingShownId: (id: string) => void;
}

/** Actions that never change, so that a card renders again only when its contact changes. */
const useActions = (options: ActionsOptions): BoardActions => {
  const { move, selection, setSelection, setFollowed, setBookingShownId } = options;
  const leave = useLeave('panel');
  const latest = useRef({ move, selection, leave });
  useEffect(() => {
    latest.current = { move, selection, leave };
  });

  const closeDeleted = useCallback((): void => {
    const id = latest.current.selection?.id;
    setSelection(undefined);
    if (id === undefined) return;
    // Return the focus to the card it was opened from.
    setFollowed({ id });
    const act = lastAct();
    requestAnimationFrame(() => {
      if (act === lastAct()) document.querySelector<HTMLElement>(`[data-opens="${id}"]`)?.focus();
    });
  }, [setSelection, setFollowed]);
  return useMemo<BoardActions>(
    () => ({
      open: ({ id }) => {
        const { selection: shown, leave: leavePanel } = latest.current;
        if (shown?.id === id && !shown.editing) return;
        leavePanel(() => setSelection({ id, editing: false }));
      },
      edit: ({ id }) => latest.current.leave(() => setSelection({ id, editing: true })),
      close: () => latest.current.leave(closeDeleted),
      closeDeleted,
      move: (contact, phase) => latest.current.move(contact, phase),
      follow: (id) => setFollowed({ id }),
      showBooking: ({ id }) => setBookingShownId(id),
    }),
    [closeDeleted, setSelection, setFollowed, setBookingShownId],
  );
};
