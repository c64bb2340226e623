import { useForm } from '#shared/web/admin/form/use-form.ts';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import type { Campaign } from '../../contract.ts';
import {
  type Described,
  DescribedFields,
  describedBy,
  describedIn,
  slugProblem,
  slugRefusal,
} from './described-fields.tsx';
import { useCampaignWords } from './use-campaign-words.ts';
import { useChangeCampaign } from './use-campaigns.ts';

interface EditCampaignProps {
  readonly campaign: Campaign;
  readonly onClose: () => void;
}

/** Changes the description and the terms of sale of a mini-session day; its day and its bookings stay. */
export const EditCampaign = ({ campaign, onClose }: EditCampaignProps) => {
  const words = useCampaignWords();
  const change = useChangeCampaign(campaign.id);
  const form = useForm<Described>({
    initial: describedBy(campaign),
    check: (values) => slugProblem(values, words),
    save: (values) =>
      change.mutateAsync({
        ...describedIn(values),
        ...(values.opens_at !== '' && { opens_at: values.opens_at }),
      }),
    done: onClose,
    refusal: (error) => slugRefusal(error, words),
  });
  return (
    <FormModal wide title={words.edit} submitLabel={words.save} form={form} onClose={onClose}>
      <DescribedFields form={form} />
    </FormModal>
  );
};
