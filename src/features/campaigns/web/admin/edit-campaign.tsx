import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { RecordConflict } from '#shared/web/admin/form/record-conflict.tsx';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { useSaveRecord } from '#shared/web/admin/form/use-save-record.ts';
import type { Campaign, SentChanges } from '../../contract.ts';
import {
  type Described,
  DescribedFields,
  describedBy,
  describedIn,
  slugProblem,
  slugRefusal,
} from './described-fields.tsx';
import { useCampaignAdminTexts } from './use-campaign-admin-texts.ts';
import { campaignFields, useCampaignDifferences } from './use-campaign-differences.ts';
import { useChangeCampaign } from './use-campaigns.ts';

interface EditCampaignProps {
  readonly campaign: Campaign;
  readonly onClose: () => void;
}

/** Changes the description and the terms of sale of a mini-session day; its day and its bookings stay. */
export const EditCampaign = ({ campaign, onClose }: EditCampaignProps) => {
  const words = useCampaignAdminTexts();
  const change = useChangeCampaign(campaign.id);
  const saving = useSaveRecord<Campaign, SentChanges>({
    stored: campaign,
    name: 'campaign',
    fields: campaignFields,
    change: (_, body) => change.mutateAsync(body),
    onSaved: onClose,
  });
  const form = useForm<Described>({
    initial: describedBy(saving.base),
    check: (values) => slugProblem(values, words),
    save: (values) =>
      saving.save({
        ...describedIn(values),
        ...(values.opens_at !== '' && { opens_at: values.opens_at }),
      }),
    refusal: (error) => slugRefusal(error, words),
    failed: saving.failed,
  });
  return (
    <FormModal wide title={words.edit} submitLabel={words.save} form={form} onClose={onClose}>
      <RecordConflict saving={saving} form={form} changesOf={useCampaignDifferences()} />
      <DescribedFields form={form} />
    </FormModal>
  );
};
