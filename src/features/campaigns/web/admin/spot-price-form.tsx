import { useForm } from '#shared/web/admin/form/use-form.ts';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { MoneyField } from '#shared/web/admin/typed/money-field.tsx';
import type { CampaignWithSpots } from '../../contract.ts';
import { useCampaignWords } from './use-campaign-words.ts';
import { useChangeSpot } from './use-campaigns.ts';

interface SpotPriceFormProps {
  readonly campaign: Pick<CampaignWithSpots, 'id' | 'price'>;
  readonly spot: Pick<CampaignWithSpots['spots'][number], 'id' | 'own_price'>;
  /** The time of the spot, as text. */
  readonly time: string;
  readonly onClose: () => void;
}

/** The price of one spot. The price of the campaign is no price of its own, so that the spot follows it again. */
export const SpotPriceForm = ({ campaign, spot, time, onClose }: SpotPriceFormProps) => {
  const words = useCampaignWords();
  const change = useChangeSpot(campaign.id);
  const form = useForm<{ price: number | undefined }>({
    initial: { price: spot.own_price ?? campaign.price },
    save: ({ price = campaign.price }) =>
      change.mutateAsync({ spot_id: spot.id, own_price: price === campaign.price ? null : price }),
    done: onClose,
  });
  return (
    <FormModal title={words.spotPrice(time)} submitLabel={words.save} form={form} onClose={onClose}>
      <p className="text-muted">{words.spotPriceHint}</p>
      <MoneyField {...form.field('price')} label={words.spotPriceLabel} />
    </FormModal>
  );
};
