import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { SettingsPage } from '#features/settings/web/parts/admin/settings-page.tsx';
import { inLanguage } from '#shared/kernel/in-language.ts';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Button } from '#shared/web/button.tsx';
import { Loading, SkeletonRows } from '#shared/web/skeleton.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { Campaign } from '../../contract.ts';
import { CampaignDialog } from './campaign-dialog.tsx';
import { CampaignForm } from './campaign-form.tsx';
import { CampaignTimes } from './campaign-times.tsx';
import { CardsScreen } from './cards/cards-screen.tsx';
import { useCampaignAdminTexts } from './use-campaign-admin-texts.ts';
import { useCampaigns } from './use-campaigns.ts';

/** The screen of mini-session days: create one, see how many spots are sold, open one. */
export const CampaignsScreen = () => {
  const [search] = useSearchParams();
  const cards = search.get('cards');
  return cards === null ? <CampaignList /> : <CardsScreen id={cards} />;
};

const CampaignList = () => {
  const words = useCampaignAdminTexts();
  const campaigns = useCampaigns();
  const [making, setMaking] = useState(false);
  const [open, setOpen] = useState<string>();
  const add = (
    <Button onClick={() => setMaking(true)}>
      <Plus size={18} aria-hidden="true" />
      {words.add}
    </Button>
  );
  const isEmpty = campaigns.data?.length === 0;
  return (
    <SettingsPage title={words.title} subtitle={words.subtitle} actions={!isEmpty && add}>
      {campaigns.data ? (
        isEmpty ? (
          <div className="card">
            <EmptyState title={words.empty} text={words.emptyText}>
              {add}
            </EmptyState>
          </div>
        ) : (
          <ul className="grid gap-3">
            {campaigns.data.map((campaign) => (
              <li key={campaign.id}>
                <CampaignRow campaign={campaign} onOpen={() => setOpen(campaign.id)} />
              </li>
            ))}
          </ul>
        )
      ) : campaigns.isError ? (
        <LoadFailure title={words.loadError} error={campaigns.error} onRetry={() => void campaigns.refetch()} />
      ) : (
        <Loading className="grid gap-3">
          <SkeletonRows count={3} className="h-20" />
        </Loading>
      )}
      {making && (
        <CampaignForm
          onClose={() => setMaking(false)}
          onMade={(id) => {
            setMaking(false);
            setOpen(id);
          }}
        />
      )}
      {open !== undefined && <CampaignDialog id={open} onClose={() => setOpen(undefined)} />}
    </SettingsPage>
  );
};

const CampaignRow = ({ campaign, onOpen }: { readonly campaign: Campaign; readonly onOpen: () => void }) => {
  const words = useCampaignAdminTexts();
  const { language } = useLanguage();
  const name = inLanguage(campaign, 'name', language);
  const { state, counts, date, start, end, opens_at } = campaign;
  return (
    <button
      type="button"
      aria-label={words.open(name)}
      onClick={onOpen}
      className="card flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-1 p-4 text-left hover:bg-sunken"
    >
      <span className="min-w-0">
        <span className="block font-semibold break-words">{name}</span>
        <span className="tabular block text-muted first-letter:uppercase">
          <CampaignTimes {...{ date, start, end }} />
        </span>
      </span>
      <span className="tabular sm:text-right">
        <span className="block font-medium">{words.sold(counts)}</span>
        <span className="block text-sm text-muted">
          {state === 'before' ? words.opensAt(formatDateTime(epochOf(opens_at))) : words.states[state]}
        </span>
      </span>
    </button>
  );
};
