import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { onSessionToken, sessionToken } from '#features/auth/web/parts/session-token.ts';
import { formatShort } from '#shared/kernel/format.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import { longestAgo } from '../../../domain/news-window.ts';
import type { News, newsContract } from '../../../news-contract.ts';
import { bookingAdminTexts } from '../../../texts/admin-handle.ts';
import { msOf } from './booking-words.ts';
import { bookingsToRefresh } from './use-bookings.ts';

const call = adminCaller<typeof newsContract>();

const every = 4000;
const shownFor = 10_000;
const mostToasts = 3;

/** Where this window has come to; goes on from there whichever screen is shown. */
let cursor: string | undefined;
/** When this window began to read what it shows, in ms of its own clock: with the page, or with whoever signed in. */
let readSince = 0;
let askedWith: string | null | undefined;
onSessionToken(() => {
  if (askedWith === sessionToken()) return;
  cursor = undefined;
  readSince = performance.now();
});

/** A duration, because the clocks of browser and server may differ. */
const readFor = (): number => Math.min(longestAgo, Math.ceil(performance.now() - readSince));

/**
 * Asks every four seconds, from what the page was loaded with on, while somebody looks at the page, whether anything has changed: whatever shows bookings, their
 * numbers or the calendar is then read anew, and bookings that customers have made are announced. Looking at the page
 * again asks at once.
 */
export const useNews = (): void => {
  const client = useQueryClient();
  const announce = useAnnouncement();
  useQuery({
    queryKey: ['news'],
    queryFn: async ({ signal }) => {
      askedWith = sessionToken();
      for (let isMore = true; isMore; ) {
        const query = cursor === undefined ? { within: readFor() } : { after: cursor };
        const news = await call('GET /api/admin/bookings/news', { query }, { signal });
        cursor = news.cursor;
        isMore = news.more;
        // Not awaited: lists may take longer than the next question.
        if (news.changed) for (const queryKey of bookingsToRefresh) void client.invalidateQueries({ queryKey });
        announce(news);
      }
      return null;
    },
    refetchInterval: every,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
};

const useAnnouncement = () => {
  const t = useTexts(bookingAdminTexts);
  const { language } = useLanguage();
  const navigate = useNavigate();
  return ({ new_bookings, bookings }: News): void => {
    const say = (text: string, path: string): void =>
      showToast(text, 'info', shownFor, { label: t('news.open'), act: () => void navigate(path) });
    if (new_bookings > mostToasts) return say(t('news.bookings', new_bookings), '/admin/bookings');
    for (const { id, customer_name, start } of bookings)
      say(
        t('news.booking', { name: customer_name, when: formatShort(msOf(start), language) }),
        `/admin/bookings?highlight=${id}&booking=${id}`,
      );
  };
};
