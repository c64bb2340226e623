import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { inLanguage } from '#shared/kernel/in-language.ts';
import { formatLongDate } from '#shared/kernel/time/format.ts';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { PageHeader } from '#shared/web/admin/page-header.tsx';
import { PrintButton } from '#shared/web/admin/table/print-button.tsx';
import { Tabs, useTab } from '#shared/web/admin/tabs.tsx';
import { Loading, SkeletonRows } from '#shared/web/skeleton.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { CampaignCards } from '../../../cards-contract.ts';
import type { CampaignWithSpots } from '../../../contract.ts';
import { useCampaignAdminTexts } from '../use-campaign-admin-texts.ts';
import { useCampaign } from '../use-campaigns.ts';
import { CardSheets } from './card-sheets.tsx';
import { DayList } from './day-list.tsx';
import { InstitutionList } from './institution-list.tsx';
import { useCards } from './use-cards.ts';

/** The cards of a volume day: who comes when, the cards to print, and what the institution may see. */
export const CardsScreen = ({ id }: { readonly id: string }) => {
  const words = useCampaignAdminTexts();
  const { language } = useLanguage();
  const campaign = useCampaign(id);
  const cards = useCards(id);
  const { data } = campaign;
  const failed = campaign.error ?? cards.error;
  const retry = (): void => {
    void campaign.refetch();
    void cards.refetch();
  };
  return (
    <div className="mx-auto max-w-5xl">
      <Link
        to="/admin/campaigns"
        className="-ml-1 inline-flex min-h-control items-center gap-1 text-sm text-muted hover:text-ink hover:underline print:hidden"
      >
        <ChevronLeft size={16} aria-hidden="true" />
        {words.title}
      </Link>
      <PageHeader
        title={data ? inLanguage(data, 'name', language) : words.cards}
        subtitle={data && formatLongDate(data.date, language)}
      >
        <PrintButton />
      </PageHeader>
      {data && cards.data ? (
        <CardTabs campaign={data} cards={cards.data.cards} />
      ) : failed ? (
        <LoadFailure title={words.loadError} error={failed} onRetry={retry} />
      ) : (
        <Loading className="grid gap-2">
          <SkeletonRows count={6} className="h-12" />
        </Loading>
      )}
    </div>
  );
};

const names = ['cards', 'day', 'institution'] as const;

interface CardTabsProps {
  readonly campaign: CampaignWithSpots;
  readonly cards: CampaignCards['cards'];
}

const CardTabs = ({ campaign, cards }: CardTabsProps) => {
  const words = useCampaignAdminTexts();
  const [shown, show] = useTab(names);
  return (
    <Tabs
      label={words.cards}
      tabs={names.map((name) => ({ name, label: words.cardTabs[name] }))}
      shown={shown}
      onShow={show}
    >
      {shown === 'cards' && <CardSheets campaign={campaign} cards={cards} />}
      {shown === 'day' && <DayList campaign={campaign} cards={cards} />}
      {shown === 'institution' && <InstitutionList campaign={campaign} cards={cards} />}
    </Tabs>
  );
};
