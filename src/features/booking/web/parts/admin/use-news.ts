import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { onSessionToken, sessionToken } from '#features/auth/web/parts/session-token.ts';
import { useRole } from '#features/auth/web/parts/use-role.ts';
import type { Role } from '#shared/contract/role.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { formatShort } from '#shared/kernel/time/format.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import { longestAgo } from '../../../domain/news-window.ts';
import type { News, newsContract } from '../../../news-contract.ts';
import { bookingAdminTexts } from '../../../texts/admin/admin-handle.ts';
import { msOf } from './booking-words.ts';

const call = adminCaller<typeof newsContract>();

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

/**
 * Announces new bookings by customers since the page was loaded. Asked for once, and again when the stream of events
 * tells of a booking (docs/rules/live.md).
 */
export const useNews = (): void => {
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
        announce(news);
      }
      return null;
    },
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
};

const useAnnouncement = () => {
  const t = useTexts(bookingAdminTexts);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [all, addressOf] = changesAddresses(useRole());
  return ({ new_bookings, bookings }: News): void => {
    const say = (text: string, path: string): void =>
      showToast(text, 'info', shownFor, { label: t('news.open'), act: () => void navigate(path) });
    if (new_bookings > mostToasts) return say(t('news.bookings', new_bookings), all);
    for (const { id, customer_name, start } of bookings)
      say(t('news.booking', { name: customer_name, when: formatShort(msOf(start), language) }), addressOf(id, start));
  };
};

/** Where a role sees all bookings, and one of them: a photographer on her own page. */
const changesAddresses = (role: Role): [all: string, addressOf: (id: string, start: string) => string] =>
  role === 'photographer'
    ? ['/admin/own-calendar', (id, start) => `/admin/own-calendar?date=${berlinDateOf(msOf(start))}&session=${id}`]
    : ['/admin/bookings', (id) => `/admin/bookings?highlight=${id}&booking=${id}`];
