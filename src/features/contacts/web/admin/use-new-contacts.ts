import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { showToast } from '#shared/web/toasts.tsx';
import { epochOf } from '#shared/web/when.tsx';
import type { Contact } from '../../contract.ts';
import { callContacts, refreshContacts } from './contacts-data.ts';
import { isOwnContact } from './new-contacts.ts';

const every = 20_000;
const shownFor = 8000;
const mostToasts = 5;
const mostNames = 10;
/** How many one answer holds (SRV-56). */
const atMost = 50;
const longAgo = '2000-01-01T00:00:00.000Z';

/**
 * Asks every 20 seconds, in the background too, who has come since, and says so once (CONT-115, CONT-116). Asks from
 * the newest contact it has seen, not from its own clock, which may be wrong (SRV-56).
 */
export const useNewContacts = (contacts: readonly Contact[] | undefined): void => {
  const client = useQueryClient();
  // Who was there when the board was opened is no news.
  const newest = useRef<string>(undefined);
  const { data } = useQuery({
    queryKey: ['contacts', 'check-new'],
    queryFn: async ({ signal }) => {
      newest.current ??= contacts?.reduce<string | undefined>(
        (last, { created_at }) => later(last, created_at),
        undefined,
      );
      const found = [];
      for (let isMore = true; isMore; ) {
        const since = newest.current ?? longAgo;
        const answer = await callContacts('GET /api/admin/contacts/check-new', { query: { since } }, { signal });
        found.push(...answer.contacts);
        newest.current = answer.contacts.at(-1)?.created_at ?? since;
        isMore = answer.count >= atMost;
      }
      return found;
    },
    enabled: contacts !== undefined,
    refetchInterval: every,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: false,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
  });
  useEffect(() => {
    if (!data || data.length === 0) return;
    const unseen = data.filter((contact) => !isOwnContact(contact));
    for (const { name } of unseen.slice(0, mostToasts)) showToast(`Neuer Kontakt: ${name}`, 'info', shownFor);
    const more = unseen.slice(mostToasts);
    if (more.length > 0) showToast(manyMore(more.map(({ name }) => name)), 'info', shownFor);
    // An import of one's own reads the list when it is done, not time and again while it runs.
    if (unseen.length > 0) void refreshContacts(client);
  }, [client, data]);
};

/** Everybody by name, as far as names can be read in the time. */
const manyMore = (names: readonly string[]): string => {
  const named = names.slice(0, mostNames).join(', ');
  return `Und ${names.length} weitere neue Kontakte: ${named}${names.length > mostNames ? ' …' : ''}`;
};

const later = (one: string | undefined, other: string): string =>
  one !== undefined && epochOf(one) >= epochOf(other) ? one : other;
