import { limits } from '#shared/kernel/text/text.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import type { Form } from '#shared/web/admin/form/use-form.ts';
import { MoneyField } from '#shared/web/admin/typed/money-field.tsx';
import { DateTimeField } from '#shared/web/admin/typed/when-field.tsx';
import type { CallError } from '#shared/web/call/call-error.ts';
import type { Campaign } from '../../contract.ts';
import { isSlug, slugOf } from '../../domain/slug.ts';
import type { CampaignAdminTexts } from '../../texts/admin-texts.ts';
import { useCampaignAdminTexts } from './use-campaign-admin-texts.ts';

/** The values that can be changed later, too. */
export interface Described {
  readonly name_de: string;
  readonly name_ru: string;
  readonly text_de: string;
  readonly text_ru: string;
  readonly slug: string;
  /** EUR. */
  readonly price: number | undefined;
  /** EUR; undefined: not offered. */
  readonly sibling_price: number | undefined;
  /** Berlin wall time; '': at once. */
  readonly opens_at: string;
  readonly once_per_person: boolean;
}

export const describedBy = (campaign: Campaign | undefined): Described =>
  campaign
    ? {
        name_de: campaign.name_de,
        name_ru: campaign.name_ru ?? '',
        text_de: campaign.text_de ?? '',
        text_ru: campaign.text_ru ?? '',
        slug: campaign.slug,
        price: campaign.price,
        sibling_price: campaign.sibling_price ?? undefined,
        opens_at: campaign.opens_at.slice(0, 16),
        once_per_person: campaign.once_per_person,
      }
    : nothingDescribed;

const nothingDescribed: Described = {
  name_de: '',
  name_ru: '',
  text_de: '',
  text_ru: '',
  slug: '',
  price: undefined,
  sibling_price: undefined,
  opens_at: '',
  once_per_person: true,
};

export const describedIn = ({ name_de, name_ru, text_de, text_ru, slug, price, ...sold }: Described) => ({
  name_de: name_de.trim(),
  name_ru: name_ru.trim() || null,
  text_de: text_de.trim() || null,
  text_ru: text_ru.trim() || null,
  slug: slug.trim(),
  price: price ?? 0,
  sibling_price: sold.sibling_price ?? null,
  once_per_person: sold.once_per_person,
});

/** Errors that a single field cannot detect. */
export const slugProblem = ({ slug }: Described, words: CampaignAdminTexts) =>
  slug === '' || isSlug(slug.trim()) ? {} : { slug: words.slugForm };

export const slugRefusal = (error: CallError, words: CampaignAdminTexts) =>
  error.code === 'slug_taken' ? { slug: words.slugTaken } : {};

/** Name, texts, address, price, and the instant at which it opens. */
export const DescribedFields = <Values extends Described>({ form }: { readonly form: Form<Values> }) => {
  const words = useCampaignAdminTexts();
  const { values, field, change } = form as unknown as Form<Described>;
  // The address is derived from the name until it is edited.
  const name = (name_de: string): void =>
    change(values.slug === slugOf(values.name_de) ? { name_de, slug: slugOf(name_de) } : { name_de });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('name_de')}
          onChange={name}
          label={words.name_de}
          lang="de"
          required
          maxLength={limits.name}
          data-first-focus="field"
        />
        <TextField
          {...field('name_ru')}
          label={words.name_ru}
          hint={words.fallback}
          lang="ru"
          optional
          maxLength={limits.name}
        />
        <TextField {...field('text_de')} label={words.text_de} lang="de" optional rows={3} maxLength={limits.notes} />
        <TextField {...field('text_ru')} label={words.text_ru} lang="ru" optional rows={3} maxLength={limits.notes} />
      </div>
      <TextField
        {...field('slug')}
        label={words.slug}
        hint={words.slugHint(`${location.host}/aktion/${values.slug || '…'}`)}
        required
        maxLength={60}
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField {...field('price')} label={words.price} />
        <DateTimeField {...field('opens_at')} label={words.opens} hint={words.opensHint} optional />
        <MoneyField {...field('sibling_price')} label={words.siblings} hint={words.siblingsHint} required={false} />
      </div>
      <Checkbox
        name="once_per_person"
        checked={values.once_per_person}
        onChange={(event) => field('once_per_person').onChange(event.target.checked)}
        label={words.once}
      />
    </>
  );
};
