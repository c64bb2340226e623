import { IdCard } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { PicturesButton } from '#features/pictures/web/parts/admin/pictures-button.tsx';
import { inLanguage } from '#shared/kernel/in-language.ts';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Button } from '#shared/web/button.tsx';
import { askConfirmation, showAlert } from '#shared/web/dialog/dialogs.tsx';
import { Loading, SkeletonRows } from '#shared/web/skeleton.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { CampaignWithSpots } from '../../contract.ts';
import { CampaignAddresses } from './campaign-addresses.tsx';
import { CampaignSpots } from './campaign-spots-list.tsx';
import { CampaignTimes } from './campaign-times.tsx';
import { EditCampaign } from './edit-campaign.tsx';
import { useCampaignAdminTexts } from './use-campaign-admin-texts.ts';
import { useCampaign, useCloseCampaign } from './use-campaigns.ts';

export interface CampaignDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A mini-session day: its addresses and its spots with their customers; edit it, pause spots, end it. */
export const CampaignDialog = ({ id, onClose }: CampaignDialogProps) => {
  const words = useCampaignAdminTexts();
  const { language } = useLanguage();
  const campaign = useCampaign(id);
  const close = useCloseCampaign(id);
  const [editing, setEditing] = useState(false);
  const { data } = campaign;
  const end = async (): Promise<void> => {
    const wording = { title: words.closeTitle, confirm: words.close, tone: 'danger' } as const;
    if (!(await askConfirmation(words.closeQuestion, wording))) return;
    await close.mutateAsync(undefined).catch(() => void showAlert(words.changeError));
  };
  const name = data ? inLanguage(data, 'name', language) : words.title;
  const isOn = data !== undefined && data.state !== 'closed';
  return (
    <Modal
      wide
      title={name}
      onClose={onClose}
      footer={
        <>
          {isOn && (
            <>
              <Button look="danger" busy={close.isPending} onClick={() => void end()}>
                {words.close}
              </Button>
              <PicturesButton owner={{ kind: 'campaign', id }} name={name} look="button" />
              <Button look="secondary" onClick={() => setEditing(true)}>
                {words.edit}
              </Button>
            </>
          )}
          <Button onClick={onClose}>{words.done}</Button>
        </>
      }
    >
      {data ? (
        <Details campaign={data} />
      ) : campaign.error ? (
        <LoadFailure title={words.loadError} error={campaign.error} onRetry={() => void campaign.refetch()} />
      ) : (
        <Loading className="grid gap-2">
          <SkeletonRows count={4} className="h-12" />
        </Loading>
      )}
      {editing && data && <EditCampaign campaign={data} onClose={() => setEditing(false)} />}
    </Modal>
  );
};

const Details = ({ campaign }: { readonly campaign: CampaignWithSpots }) => {
  const words = useCampaignAdminTexts();
  const { date, start, end, photographer_name, resources, state, counts, opens_at } = campaign;
  const facts = [photographer_name, ...resources.map(({ name }) => name)];
  return (
    <div className="grid gap-5">
      <div className="tabular">
        <p className="font-semibold first-letter:uppercase">
          <CampaignTimes {...{ date, start, end }} />
        </p>
        <p className="text-muted">{facts.join(' · ')}</p>
        <p className="text-muted">
          {words.sold(counts)} ·{' '}
          {state === 'before' ? words.opensAt(formatDateTime(epochOf(opens_at))) : words.states[state]}
        </p>
      </div>
      {campaign.access_codes && (
        <Link
          to={`/admin/campaigns?cards=${campaign.id}`}
          className="inline-flex min-h-control items-center gap-2 justify-self-start font-medium text-accent-text hover:underline"
        >
          <IdCard size={18} aria-hidden="true" />
          {words.openCards}
        </Link>
      )}
      {state !== 'closed' && <CampaignAddresses campaign={campaign} />}
      <CampaignSpots campaign={campaign} />
    </div>
  );
};
