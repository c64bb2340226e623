import { limits } from '#shared/kernel/text.ts';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { PersonFields } from '#shared/web/admin/person-fields.tsx';
import { MoneyField, moneyIn } from '#shared/web/admin/typed/money-field.tsx';
import { numberIn, textIn, useFormCheck } from '#shared/web/admin/use-form-check.ts';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminPhotographer } from '../../contract.ts';
import { photographersAdminTexts } from '../../texts/admin-handle.ts';
import { useSavePhotographer } from './use-photographer-changes.ts';

interface PhotographerFormProps {
  /** The photographer to edit; undefined: a new one is added. */
  readonly photographer: AdminPhotographer | undefined;
  readonly onClose: () => void;
}

/** The form that adds or edits a photographer. */
export const PhotographerForm = ({ photographer, onClose }: PhotographerFormProps) => {
  const t = useTexts(photographersAdminTexts);
  const { passes, problems } = useFormCheck();
  const { save, busy, failure } = useSavePhotographer(photographer?.id, onClose);
  return (
    <FormModal
      title={t(photographer ? 'form.edit' : 'form.create')}
      onClose={onClose}
      onSubmit={(form) => passes(form) && save(sentFrom(form, photographer))}
      busy={busy}
      failure={failure}
    >
      <PersonFields
        name={photographer?.name}
        email={photographer?.email ?? ''}
        phone={photographer?.phone ?? ''}
        problems={problems}
      />
      <BioFields photographer={photographer} />
      <div className="grid grid-cols-2 items-end gap-4">
        <Field label={t('form.experience')} error={problems['experience_years']}>
          {(control) => (
            <input
              {...control}
              type="number"
              inputMode="numeric"
              name="experience_years"
              required
              min={0}
              max={100}
              step={1}
              defaultValue={photographer?.experience_years ?? 0}
            />
          )}
        </Field>
        <MoneyField
          label={t('form.rate')}
          name="hourly_rate"
          initial={photographer?.hourly_rate ?? 0}
          error={problems['hourly_rate']}
        />
      </div>
    </FormModal>
  );
};

const BioFields = ({ photographer }: Pick<PhotographerFormProps, 'photographer'>) => {
  const t = useTexts(photographersAdminTexts);
  return (
    <>
      <Field label={t('form.bio')} hint={t('form.bioHint')} optional>
        {(control) => (
          <textarea {...control} name="bio" rows={3} maxLength={limits.notes} defaultValue={photographer?.bio ?? ''} />
        )}
      </Field>
      <Field label={t('form.bioRu')} hint={t('form.bioRuHint')} optional>
        {(control) => (
          <textarea
            {...control}
            name="bio_ru"
            rows={3}
            lang="ru"
            maxLength={limits.notes}
            defaultValue={photographer?.bio_ru ?? ''}
          />
        )}
      </Field>
    </>
  );
};

const optional = ['email', 'phone', 'bio', 'bio_ru'] as const;

/** Returns the request body. Empty fields are omitted, unless they had a value that is to be deleted. */
const sentFrom = (form: HTMLFormElement, before: AdminPhotographer | undefined) => {
  const given: Partial<Record<(typeof optional)[number], string | null>> = {};
  for (const name of optional) {
    const text = textIn(form, name);
    if (text !== '') given[name] = text;
    else if (before?.[name]) given[name] = null;
  }
  const all = {
    name: textIn(form, 'name'),
    ...given,
    experience_years: numberIn(form, 'experience_years'),
    hourly_rate: moneyIn(form, 'hourly_rate'),
  };
  return before ? { changed: all } : { added: all };
};
