import { Rss } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { PageHeader } from '#shared/web/admin/page-header.tsx';
import { useToday } from '#shared/web/admin/use-now.ts';
import { Button } from '#shared/web/button.tsx';
import { Loading, SkeletonRows } from '#shared/web/skeleton.tsx';
import { CalendarFeed } from '../../parts/admin/calendar-feed.tsx';
import { CalendarSkeleton } from '../calendar-skeleton.tsx';
import { OwnDays } from './own-days.tsx';
import { OwnFound } from './own-found.tsx';
import { OwnGrid } from './own-grid.tsx';
import { OwnOpened } from './own-opened.tsx';
import { OwnToolbar } from './own-toolbar.tsx';
import { type OwnAddress, ownDates, useOwnAddress } from './use-own-address.ts';
import { useOwnCalendar, useOwnCalendarTexts } from './use-own-calendar.ts';

/** The sessions and the time off of the photographer who is signed in: a list, a week, a month, or what was searched. */
export const OwnCalendarScreen = () => {
  const words = useOwnCalendarTexts();
  const today = useToday();
  const address = useOwnAddress(today);
  const [feed, setFeed] = useState(false);
  return (
    <>
      <PageHeader title={words.title}>
        <Button look="secondary" onClick={() => setFeed(true)}>
          <Rss size={17} aria-hidden="true" />
          {words.feed}
        </Button>
      </PageHeader>
      {address.search ? (
        <OwnFound search={address.search} onAll={() => address.show({})} />
      ) : (
        <OwnPeriod address={address} today={today} />
      )}
      {feed && <OwnFeed onClose={() => setFeed(false)} />}
    </>
  );
};

const OwnPeriod = ({ address, today }: { readonly address: OwnAddress; readonly today: string }) => {
  const words = useOwnCalendarTexts();
  const { view, date, session, open } = address;
  const dates = useMemo(() => ownDates(view, date), [view, date]);
  const calendar = useOwnCalendar(dates[0] ?? date, dates.at(-1) ?? date);
  return (
    <>
      <OwnToolbar address={address} today={today} />
      {!calendar.data ? (
        calendar.isError ? (
          <LoadFailure title={words.error} error={calendar.error} onRetry={() => void calendar.refetch()} />
        ) : view === 'list' ? (
          <Loading className="grid max-w-3xl gap-3">
            <SkeletonRows count={4} className="h-20" />
          </Loading>
        ) : (
          <CalendarSkeleton view={view} />
        )
      ) : view === 'list' ? (
        <OwnDays calendar={calendar.data} from={date} empty={{ title: words.empty, text: words.emptyText }} />
      ) : (
        <OwnGrid {...{ address, dates, today }} calendar={calendar.data} />
      )}
      {calendar.data && session && <OwnOpened calendar={calendar.data} id={session} onClose={() => open(undefined)} />}
    </>
  );
};

/** The address with which her calendar programs subscribe to her sessions. */
const OwnFeed = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useOwnCalendarTexts();
  const own = { text: words.feedText, secret: words.feedSecret };
  return (
    <Modal title={words.feed} onClose={onClose} light>
      <CalendarFeed of={{ id: 'own', name: words.feedName, isPhotographer: true, own }} isActive />
    </Modal>
  );
};
