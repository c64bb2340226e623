import { formatDateTime } from '#shared/kernel/time/format.ts';
import { useTheirChanges } from '#shared/web/admin/form/their-changes.ts';
import { useEuro } from '#shared/web/admin/use-euro.ts';
import { epochOf } from '#shared/web/time/when.tsx';
import type { Campaign } from '../../contract.ts';
import { useCampaignAdminTexts } from './use-campaign-admin-texts.ts';

/** The fields of the form. */
export const campaignFields = [
  'name_de',
  'name_ru',
  'text_de',
  'text_ru',
  'slug',
  'price',
  'opens_at',
  'sibling_price',
  'once_per_person',
] as const;
type Field = (typeof campaignFields)[number];

/** Describes what a concurrent change altered in a mini-session day. */
export const useCampaignDifferences = () => {
  const words = useCampaignAdminTexts();
  const euro = useEuro();
  return useTheirChanges<Campaign, Field>({
    labels: {
      name_de: words.name_de,
      name_ru: words.name_ru,
      text_de: words.text_de,
      text_ru: words.text_ru,
      slug: words.slug,
      price: words.price,
      opens_at: words.opens,
      sibling_price: words.siblings,
      once_per_person: words.once,
    },
    textOf: ({ opens_at, ...campaign }, field) => {
      if (field === 'opens_at') return formatDateTime(epochOf(opens_at));
      const amount = field === 'price' || field === 'sibling_price' ? campaign[field] : null;
      return amount === null ? undefined : euro(amount);
    },
  });
};
