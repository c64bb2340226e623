import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { onSessionToken, sessionToken } from '#features/auth/web/parts/session-token.ts';
import { resourcesKey } from '#features/resources/web/parts/admin/use-resources.ts';
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

/** The cursor of this window, kept across screens. */
let cursor: string | undefined;
/** When this window began to read the shown data, in ms of its own clock: at page load, or at the last sign-in. */
let readSince = 0;
let queryFor: string | null | undefined;
onSessionToken(() => {
  if (queryFor === sessionToken()) return;
  cursor = undefined;
  readSince = performance.now();
});

/** Sent as a duration, because the clocks of browser and server may differ. */
const readFor = (): number => Math.min(longestAgo, Math.ceil(performance.now() - readSince));

/** The number of sessions of a room changes with the bookings, too. */
const shown = [...bookingsToRefresh, resourcesKey];

/**
 * Polls every four seconds while the page is visible, starting from the time the page was loaded. If something has
 * changed, all queries about bookings, statistics, the calendar and rooms are invalidated, and new bookings by customers are
 * announced. Returning to the page polls at once.
 */
export const useNews = (): void => {
  const client = useQueryClient();
  const announce = useAnnouncement();
  useQuery({
    queryKey: ['news'],
    queryFn: async ({ signal }) => {
      queryFor = sessionToken();
      for (let isMore = true; isMore; ) {
        const query = cursor === undefined ? { within: readFor() } : { after: cursor };
        const news = await call('GET /api/admin/bookings/news', { query }, { signal });
        cursor = news.cursor;
        isMore = news.more;
        // Not awaited: reloading lists may take longer than the polling interval.
        if (news.changed) for (const queryKey of shown) void client.invalidateQueries({ queryKey });
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
