import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { Contact } from '../../contract.ts';
import { boardTexts } from '../../texts/board-handle.ts';
import { callContacts, refreshContacts } from './contacts-data.ts';
import { isOwnContact } from './new-contacts.ts';

const shownFor = 8000;
const mostToasts = 5;
const mostNames = 10;
/** The maximum number of contacts per response. */
const atMost = 50;
const longAgo = '2000-01-01T00:00:00.000Z';

/**
 * Asks for new contacts when the stream of events tells of contacts, and shows each once. It asks for contacts after the
 * newest one it has seen, not by the local clock, which may be wrong.
 */
export const useNewContacts = (contacts: readonly Contact[] | undefined): void => {
  const t = useTexts(boardTexts);
  const client = useQueryClient();
  const words = useRef(t);
  useEffect(() => {
    words.current = t;
  });
  // Contacts that existed when the board was opened are not new.
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
        const response = await callContacts('GET /api/admin/contacts/check-new', { query: { since } }, { signal });
        found.push(...response.contacts);
        newest.current = response.contacts.at(-1)?.created_at ?? since;
        isMore = response.count >= atMost;
      }
      return found;
    },
    enabled: contacts !== undefined,
    refetchOnWindowFocus: false,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
  });
  useEffect(() => {
    if (!data || data.length === 0) return;
    const unseen = data.filter((contact) => !isOwnContact(contact));
    for (const { name } of unseen.slice(0, mostToasts)) showToast(words.current('news.one', name), 'info', shownFor);
    const more = unseen.slice(mostToasts);
    if (more.length > 0) {
      const names = inOneLine(more.map(({ name }) => name));
      showToast(words.current('news.more', { count: more.length, names }), 'info', shownFor);
    }
    // An import in this tab refetches the list at its end, not repeatedly while it runs.
    if (unseen.length > 0) void refreshContacts(client);
  }, [client, data]);
};

/** Lists the names, as many as can be read while the message is shown. */
const inOneLine = (names: readonly string[]): string =>
  names.slice(0, mostNames).join(', ') + (names.length > mostNames ? ' …' : '');

const later = (one: string | undefined, other: string): string =>
  one !== undefined && epochOf(one) >= epochOf(other) ? one : other;
