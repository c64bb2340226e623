import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { bookingsToRefresh } from '#features/booking/web/parts/admin/use-bookings.ts';
import { logFailure } from '#shared/web/admin/log-failure.ts';
import type { Contact } from '../../../contract.ts';
import type { Phase } from '../../../domain/phases.ts';
import { callContacts, refreshContacts, replaceContact } from '../contacts-data.ts';

export interface BookingFlow {
  /** The contact to book for; undefined when the dialog is closed. */
  readonly contact: Contact | undefined;
  readonly start: (contact: Contact) => void;
  /** Closes the dialog without a booking: a contact that was moved for it returns to its phase. */
  readonly cancel: () => void;
  /** While a booking is being saved, leaving the page must not move the contact back. */
  readonly saving: (is: boolean) => void;
  readonly booked: (bookingId: string) => void;
}

interface Underway {
  readonly contact: Contact;
  /** The phase to return to; undefined when the contact was not moved. */
  readonly from: Phase | undefined;
  /** The move to termin_geplant; never rejects, failures are only logged. */
  readonly movedThere: Promise<void>;
}

/** Delay before list and statistics are refetched, in ms. */
const pause = 100;

/**
 * The steps to termin_geplant: the server is notified at once and the dialog opens. Closing it in any way without a
 * booking returns the contact to its previous phase. Contacts already in termin_geplant are not moved, neither there
 * nor back.
 */
export const useBookingFlow = (): BookingFlow => {
  const client = useQueryClient();
  const [shown, setShown] = useState<Contact>();
  const underway = useRef<Underway>(undefined);
  const isSaving = useRef(false);

  const steps = useMemo(() => {
    const end = (): Underway | undefined => {
      const ended = underway.current;
      underway.current = undefined;
      setShown(undefined);
      return ended;
    };
    const start = (contact: Contact): void => {
      const isThere = contact.phase === 'termin_geplant';
      const movedThere = isThere
        ? Promise.resolve()
        : patch(contact.id, { phase: 'termin_geplant' }, 'Failed to move a contact to termin_geplant');
      underway.current = { contact, from: isThere ? undefined : contact.phase, movedThere };
      isSaving.current = false;
      setShown(contact);
      if (!isThere) void movedThere.then(() => wait(pause)).then(() => refreshContacts(client));
    };
    const cancel = (): void => {
      const ended = end();
      if (!ended?.from) return;
      const { contact, from, movedThere } = ended;
      void movedThere
        .then(() => patch(contact.id, { phase: from }, 'Failed to return a contact to its phase'))
        .then(() => refreshContacts(client));
    };
    const booked = (bookingId: string): void => {
      const ended = end();
      if (!ended) return;
      const { id } = ended.contact;
      const sent = { converted_to_booking: true, converted_to_booking_id: bookingId };
      replaceContact(client, id, (contact) => ({ ...contact, converted_to_booking: true }));
      void ended.movedThere
        .then(() => patch(id, sent, 'Failed to mark a contact as converted'))
        .then(() =>
          Promise.all([
            refreshContacts(client),
            ...bookingsToRefresh.map((queryKey) => client.invalidateQueries({ queryKey })),
          ]),
        );
    };
    return { start, cancel, booked };
  }, [client]);

  useLeaving(() => {
    if (!isSaving.current) steps.cancel();
  });

  return {
    ...steps,
    contact: shown,
    saving: (is) => {
      isSaving.current = is;
    },
  };
};

/** Leaving the page and closing the window also close the dialog. */
const useLeaving = (leave: () => void): void => {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    const onLeave = (): void => latest.current();
    addEventListener('pagehide', onLeave);
    return () => {
      removeEventListener('pagehide', onLeave);
      onLeave();
    };
  }, []);
};

type Sent = { phase: Phase } | { converted_to_booking: boolean; converted_to_booking_id: string };
const patchContact = (id: string, body: Sent) =>
  // Completes even if the page is closed by then.
  callContacts('PATCH /api/admin/contacts/{id}', { params: { id }, body }, { keepalive: true });

/** Logs a failure; never rejects. */
const patch = (id: string, body: Sent, what: string): Promise<void> =>
  patchContact(id, body).then(
    () => undefined,
    (error: unknown) => logFailure(what, error),
  );

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
