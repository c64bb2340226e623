import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { campaignLimits } from '../../../domain/campaign-spots.ts';
import { useCampaignAdminTexts } from '../use-campaign-admin-texts.ts';
import { useAddCards } from './use-cards.ts';

interface AddCardsProps {
  readonly campaignId: string;
  readonly onClose: () => void;
}

/** Adds the cards of a class or group. */
export const AddCards = ({ campaignId, onClose }: AddCardsProps) => {
  const words = useCampaignAdminTexts();
  const add = useAddCards(campaignId);
  const form = useForm({
    initial: { group_name: '', count: '20' },
    save: ({ group_name, count }) => add.mutateAsync({ group_name: group_name.trim(), count: Number(count) }),
    done: onClose,
  });
  return (
    <FormModal title={words.addCards} submitLabel={words.create} form={form} onClose={onClose}>
      <TextField
        {...form.field('group_name')}
        label={words.group}
        hint={words.groupHint}
        required
        maxLength={100}
        data-first-focus="field"
      />
      <TextField
        {...form.field('count')}
        label={words.cardCount}
        hint={words.cardCountHint}
        type="number"
        inputMode="numeric"
        required
        min={1}
        max={campaignLimits.cards.at_once}
        step={1}
      />
    </FormModal>
  );
};
