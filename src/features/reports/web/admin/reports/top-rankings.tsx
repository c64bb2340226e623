import { serviceName } from '#features/services/domain/service-words.ts';
import { Panel } from '#shared/web/admin/panel.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { StatsOverview } from '../../../contract.ts';
import { reportsTexts } from '../../../texts/reports-handle.ts';
import { euroText } from './numbers.ts';

const listed = 5;

/** The five most booked services and photographers. */
export const TopRankings = ({ stats }: { readonly stats: StatsOverview }) => {
  const t = useTexts(reportsTexts);
  const { language } = useLanguage();
  const services = stats.top_services.map((service) => ({ ...service, name: serviceName(service, language) }));
  return (
    <Panel title={t('top.title')} className="break-inside-avoid">
      {services.length === 0 && stats.top_photographers.length === 0 ? (
        <p className="text-muted">{t('top.none')}</p>
      ) : (
        <div className="grid gap-x-10 gap-y-6 md:grid-cols-2 print:grid-cols-2">
          <Ranking title={t('top.services')} ranked={services} />
          <Ranking title={t('top.photographers')} ranked={stats.top_photographers} />
        </div>
      )}
    </Panel>
  );
};

interface RankingProps {
  readonly title: string;
  readonly ranked: readonly Pick<
    StatsOverview['top_photographers'][number],
    'id' | 'name' | 'bookings_count' | 'revenue'
  >[];
}

const Ranking = ({ title, ranked }: RankingProps) => {
  const t = useTexts(reportsTexts);
  const { language } = useLanguage();
  return (
    <div className="min-w-0">
      <h3 className="mb-1.5 font-semibold">{title}</h3>
      {ranked.length === 0 ? (
        <p className="text-muted">{t('top.none')}</p>
      ) : (
        <ol aria-label={title}>
          {ranked.slice(0, listed).map(({ id, name, bookings_count, revenue }, index) => (
            <li
              key={id}
              className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-baseline gap-x-2 border-t border-line py-2 first:border-t-0"
            >
              <span className="tabular text-muted">{index + 1}.</span>
              <span className="font-medium break-words">{name}</span>
              <span className="tabular text-right">
                <span className="font-semibold">{t('bookings', bookings_count)}</span>
                <span className="block text-sm text-muted">{euroText(revenue, language)}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
};
