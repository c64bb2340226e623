import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Button } from '#shared/web/button.tsx';
import { Loading, SkeletonRows } from '#shared/web/skeleton.tsx';
import { useOwnFound } from '../../parts/admin/own-found.ts';
import { OwnDays } from './own-days.tsx';
import { useOwnCalendarTexts } from './use-own-calendar.ts';

const most = 100;

/** The own sessions of all times that contain a text; the palette leads here for a customer. */
export const OwnFound = ({ search, onAll }: { readonly search: string; readonly onAll: () => void }) => {
  const words = useOwnCalendarTexts();
  const found = useOwnFound(search, most, true);
  return (
    <>
      <div className="mb-4 flex max-w-3xl flex-wrap items-center justify-between gap-2">
        <h2 className="min-w-0 text-lg font-semibold break-words">{words.found(search)}</h2>
        <Button look="secondary" onClick={onAll}>
          {words.all}
        </Button>
      </div>
      {found.data ? (
        <OwnDays
          calendar={{ sessions: found.data.sessions, time_off: [] }}
          empty={{ title: words.foundNone, text: words.foundNoneText }}
        />
      ) : found.isError ? (
        <LoadFailure title={words.error} error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <Loading className="grid max-w-3xl gap-3">
          <SkeletonRows count={4} className="h-20" />
        </Loading>
      )}
    </>
  );
};
