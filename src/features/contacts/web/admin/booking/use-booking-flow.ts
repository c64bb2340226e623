import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { bookingsToRefresh } from '#features/booking/web/parts/admin/use-bookings.ts';
import { logFailure } from '#shared/web/admin/log-failure.ts';
import type { Contact } from '../../../contract.ts';
import type { Phase } from '../../../domain/phases.ts';
import { callContacts, refreshContacts, replaceContact } from '../contacts-data.ts';

export interface BookingFlow {
  /** For whom a booking is being made; undefined when the dialog is closed. */
  readonly contact: Contact | undefined;
  readonly start: (contact: Contact) => void;
  /** Closes the dialog without a booking: whoever was moved for it goes back. */
  readonly cancel: () => void;
  /** While a booking is being written, leaving the page must not undo what it is about to make true. */
  readonly saving: (is: boolean) => void;
  readonly booked: (bookingId: string) => void;
}

interface Underway {
  readonly contact: Contact;
  /** The phase to go back to; undefined when nothing was moved. */
  readonly from: Phase | undefined;
  /** The move to termin_geplant; never fails, its failure is only written down. */
  readonly movedThere: Promise<void>;
}

/** How long the server has before list and numbers are read again (CONT-075). */
const pause = 100;

/**
 * The way to termin_geplant (CONT-073..080, AMB-069): the server is told at once, the dialog opens, and whoever closes
 * it without a booking, in whatever way, brings the contact back to the phase it came from. Contacts that are in
 * termin_geplant already are not moved, neither there nor back.
 */
export const useBookingFlow = (): BookingFlow => {
  const client = useQueryClient();
  const [shown, setShown] = useState<Contact>();
  const underway = useRef<Underway>(undefined);
  const isSaving = useRef(false);

  const steps = useMemo(() => {
    const patch = (id: string, body: Sent, what: string): Promise<void> =>
      patchContact(id, body).then(
        () => undefined,
        (error: unknown) => logFailure(what, error),
      );
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
        .then(() => patch(contact.id, { phase: from }, 'Failed to bring a contact back to its phase'))
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

  // Another page is a way of closing the dialog too, and so is closing the window.
  useEffect(() => {
    const leave = (): void => {
      if (!isSaving.current) steps.cancel();
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [steps]);

  return {
    ...steps,
    contact: shown,
    saving: (is) => {
      isSaving.current = is;
    },
  };
};

type Sent = { phase: Phase } | { converted_to_booking: boolean; converted_to_booking_id: string };
const patchContact = (id: string, body: Sent) =>
  // Sent to its end also when the page is gone by then.
  callContacts('PATCH /api/admin/contacts/{id}', { params: { id }, body }, { keepalive: true });

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
