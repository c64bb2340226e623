import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { RecordConflict } from '#shared/web/admin/form/record-conflict.tsx';
import { useTheirChanges } from '#shared/web/admin/form/their-changes.ts';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { useSaveRecord } from '#shared/web/admin/form/use-save-record.ts';
import { MoneyField } from '#shared/web/admin/typed/money-field.tsx';
import { useEuro } from '#shared/web/admin/use-euro.ts';
import type { CampaignWithSpots } from '../../contract.ts';
import { useCampaignAdminTexts } from './use-campaign-admin-texts.ts';
import { useChangeSpot } from './use-campaigns.ts';

type Spot = Pick<CampaignWithSpots['spots'][number], 'id' | 'own_price'>;
type Stored = Spot & Pick<CampaignWithSpots, 'version'>;

interface SpotPriceFormProps {
  readonly campaign: Pick<CampaignWithSpots, 'id' | 'price' | 'version'>;
  readonly spot: Spot;
  /** The time of the spot, as text. */
  readonly time: string;
  readonly onClose: () => void;
}

/** The price of one spot. The price of the campaign is no price of its own, so that the spot follows it again. */
export const SpotPriceForm = ({ campaign, spot, time, onClose }: SpotPriceFormProps) => {
  const words = useCampaignAdminTexts();
  const change = useChangeSpot(campaign.id);
  const euro = useEuro();
  const saving = useSaveRecord<Stored, Pick<Spot, 'own_price'>>({
    stored: { ...spot, version: campaign.version },
    name: 'spot',
    fields: ['own_price'],
    change: async ({ id }, body) => {
      const { version } = await change.mutateAsync({ spot_id: id, ...body });
      return { ...body, id, version };
    },
    onSaved: onClose,
  });
  const changesOf = useTheirChanges<Stored, 'own_price'>({
    labels: { own_price: words.spotPriceLabel },
    textOf: ({ own_price }) => euro(own_price ?? campaign.price),
  });
  const form = useForm<{ price: number | undefined }>({
    initial: { price: saving.base?.own_price ?? campaign.price },
    save: ({ price = campaign.price }) => saving.save({ own_price: price === campaign.price ? null : price }),
    failed: saving.failed,
  });
  return (
    <FormModal title={words.spotPrice(time)} submitLabel={words.save} form={form} onClose={onClose}>
      <RecordConflict saving={saving} form={form} changesOf={changesOf} />
      <p className="text-muted">{words.spotPriceHint}</p>
      <MoneyField {...form.field('price')} label={words.spotPriceLabel} />
    </FormModal>
  );
};
