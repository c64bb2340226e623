import { useId, useState } from 'react';
import type { availabilityContract, MonthAvailability } from '#features/availability/contract.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { formatShort } from '#shared/kernel/time/format.ts';
import { caller } from '#shared/web/call/call.ts';
import { useLoading } from '#shared/web/call/use-loading.ts';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import { useCatalogueTexts } from '../../../texts/pages/catalogue-page.ts';

const call = caller<typeof availabilityContract>();

/** At most this many times are shown, each on another day. */
const most = 3;

interface CatalogueTimesProps {
  readonly serviceId: string;
  /** `any`: of all photographers who offer the service. */
  readonly photographerId: string;
  readonly heading: string;
}

/** The first free times; read after the page is shown, which therefore has none. */
export const CatalogueTimes = ({ serviceId, photographerId, heading }: CatalogueTimesProps) => {
  const t = useCatalogueTexts();
  const { language } = useLanguage();
  const id = useId();
  const [month] = useState(() => berlinDateOf(Date.now()).slice(0, 7));
  const { value, error } = useLoading(`${serviceId} ${photographerId} ${month}`, async (signal) => {
    const query = { service_id: serviceId, photographer_id: photographerId, month };
    const { days, next_days } = await call('GET /api/availability/month', { query }, { signal });
    return firstOf([...days, ...next_days]);
  });
  return (
    <section aria-labelledby={id} className="mt-6 border-t border-line pt-5 noscript:hidden">
      <h3 id={id} className="font-semibold">
        {heading}
      </h3>
      <div className="mt-3 min-h-34">
        {value && value.length > 0 && (
          <>
            <ul className="tabular divide-y divide-line">
              {value.map((start) => (
                <li key={start} className="flex min-h-9 items-center">
                  <time dateTime={start} className="first-letter:uppercase">
                    {formatShort(epochOf(start), language)}
                  </time>
                </li>
              ))}
            </ul>
            <p className="mt-2 text-sm text-muted">{t('catalogue.timesHint')}</p>
          </>
        )}
        {value?.length === 0 && <p className="text-muted">{t('catalogue.noTimes')}</p>}
        {error !== undefined && <p className="text-muted">{t('catalogue.timesFailed')}</p>}
        {!value && error === undefined && (
          <Loading className="grid gap-2">
            <Skeleton className="h-8" />
            <Skeleton className="h-8" />
            <Skeleton className="h-8" />
          </Loading>
        )}
      </div>
    </section>
  );
};

const firstOf = (days: MonthAvailability['days']): readonly string[] =>
  days.slice(0, most).flatMap(({ first: [start] }) => start ?? []);
