import { SettingsPage } from '#features/settings/web/parts/admin/settings-page.tsx';
import { dayAndMonth } from '#shared/kernel/time/format.ts';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { ButtonLink } from '#shared/web/button.tsx';
import { Loading, SkeletonRows } from '#shared/web/skeleton.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { AdminPlace } from '../../contract.ts';
import { isoWeekOf } from '../../domain/week.ts';
import { PlaceRow } from './place-row.tsx';
import { useBirthAdminTexts } from './use-birth-admin-texts.ts';
import { usePlaces } from './use-places.ts';

/** The screen of places that wait for a birth, by week. */
export const BirthsScreen = () => {
  const words = useBirthAdminTexts();
  const places = usePlaces();
  return (
    <SettingsPage title={words.title} subtitle={words.subtitle}>
      {places.data ? (
        places.data.length === 0 ? (
          <div className="card">
            <EmptyState title={words.empty} text={words.emptyText}>
              <ButtonLink href="/admin/services">{words.toServices}</ButtonLink>
            </EmptyState>
          </div>
        ) : (
          <div className="grid gap-6">
            {weeksOf(places.data).map(([week, ofWeek]) => (
              <Week key={week} week={week} places={ofWeek} />
            ))}
          </div>
        )
      ) : places.isError ? (
        <LoadFailure title={words.loadError} error={places.error} onRetry={() => void places.refetch()} />
      ) : (
        <Loading className="grid gap-3">
          <SkeletonRows count={3} className="h-20" />
        </Loading>
      )}
    </SettingsPage>
  );
};

const Week = ({ week, places }: { readonly week: string; readonly places: readonly AdminPlace[] }) => {
  const words = useBirthAdminTexts();
  const { language } = useLanguage();
  return (
    <section aria-labelledby={`week-${week}`}>
      <h2 id={`week-${week}`} className="tabular mb-2 font-semibold">
        {words.weekOf(dayAndMonth(week, language), isoWeekOf(week))}
      </h2>
      <ul className="card divide-y divide-line">
        {places.map((place) => (
          <li key={place.booking_id}>
            <PlaceRow place={place} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The places in the order of the response, by week. */
const weeksOf = (places: readonly AdminPlace[]): [string, AdminPlace[]][] => [
  ...Map.groupBy(places, ({ week }) => week),
];
