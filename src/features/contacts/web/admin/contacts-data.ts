import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';

import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import type { Contact, contactsContract } from '../../contract.ts';

export const callContacts = adminCaller<typeof contactsContract>();

export const contactKeys = {
  list: ['contacts', 'list'],
  stats: ['contacts', 'stats'],
  notes: (id: string) => ['contacts', 'notes', id],
  booking: (id: string) => ['contacts', 'booking', id],
} as const;

/** Stale after five minutes; one retry after a failure. */
export const asContactsAre = { staleTime: 300_000, retry: 1 } as const;

export const useContacts = () =>
  useQuery({
    queryKey: contactKeys.list,
    queryFn: ({ signal }) => callContacts('GET /api/admin/contacts', undefined, { signal }),
    // Comparing thousands of contacts field by field takes longer than rendering the visible ones.
    structuralSharing: false,
    ...asContactsAre,
  });

/** The same statistics for the board and fullscreen. */
export const useContactStats = () =>
  useQuery({
    queryKey: contactKeys.stats,
    queryFn: ({ signal }) => callContacts('GET /api/admin/contacts/stats', undefined, { signal }),
    ...asContactsAre,
  });

export const useContactNotes = (id: string) =>
  useQuery({
    queryKey: contactKeys.notes(id),
    queryFn: ({ signal }) => callContacts('GET /api/admin/contacts/{id}/notes', { params: { id } }, { signal }),
    ...asContactsAre,
  });

/** The booking a contact has become, in its current state; 404 if there is none, which is not retried. */
export const useContactBooking = (id: string) =>
  useQuery({
    queryKey: contactKeys.booking(id),
    queryFn: ({ signal }) => callContacts('GET /api/admin/contacts/{id}/booking', { params: { id } }, { signal }),
    retry: (failures, error) => failures < 1 && !(error instanceof CallError && error.status === 404),
    staleTime: 0,
  });

/** Refetches list and statistics. */
export const refreshContacts = async (client: QueryClient): Promise<void> => {
  await Promise.all([
    client.invalidateQueries({ queryKey: contactKeys.list }),
    client.invalidateQueries({ queryKey: contactKeys.stats }),
  ]);
};

/** Replaces a contact in the cache; undefined removes it. */
export const replaceContact = (
  client: QueryClient,
  id: string,
  next: (contact: Contact) => Contact | undefined,
): void => {
  client.setQueryData<Contact[]>(contactKeys.list, (list) =>
    list?.flatMap((contact) => (contact.id === id ? (next(contact) ?? []) : contact)),
  );
};
