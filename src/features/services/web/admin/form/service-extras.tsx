import { Plus } from 'lucide-react';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { FieldGroup } from '#shared/web/admin/form/field-group.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import type { FieldState, FieldsOf } from '#shared/web/admin/form/use-form.ts';
import { MoneyField } from '#shared/web/admin/typed/money-field.tsx';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { optionLimits } from '../../../domain/extras/service-option.ts';
import { servicesAdminTexts } from '../../../texts/admin-handle.ts';
import { type ExtrasValues, newOption, newPeople, type OptionDraft, type PeopleDraft } from './extras-values.ts';
import { OptionFields } from './option-fields.tsx';

/** The options of the service, the number of people, and whether it may be booked right after another service. */
export const ServiceExtras = ({ field }: FieldsOf<ExtrasValues>) => {
  const t = useTexts(servicesAdminTexts);
  const [options, people, second] = [field('options'), field('people'), field('as_second_session')];
  const isFull = options.value.length >= optionLimits.options;
  return (
    <div>
      {options.value.length > 0 && <Options {...options} />}
      <div className="flex flex-wrap items-center gap-x-6">
        {!isFull && (
          <Button look="quiet" className="-ml-button" onClick={() => options.onChange([...options.value, newOption()])}>
            <Plus size={16} aria-hidden="true" />
            {t(options.value.length === 0 ? 'extras.add' : 'extras.addMore')}
          </Button>
        )}
        <Checkbox
          name="asks_people"
          checked={people.value !== null}
          onChange={({ target: { checked } }) => people.onChange(checked ? newPeople : null)}
          label={t('extras.people')}
        />
      </div>
      {people.value && <PeopleFields {...people} value={people.value} />}
      <Checkbox
        name="as_second_session"
        checked={second.value}
        onChange={({ target: { checked } }) => second.onChange(checked)}
        label={t('form.second')}
      />
      {second.value && <p className="pb-4 text-sm text-muted">{t('form.secondHint')}</p>}
    </div>
  );
};

const Options = ({ name, value, error, onChange }: FieldState<readonly OptionDraft[]>) => {
  const t = useTexts(servicesAdminTexts);
  return (
    <FieldGroup name={name} legend={t('extras.title')} error={error}>
      <p className="mb-2 text-sm text-muted">{t('extras.hint')}</p>
      <ol className="grid gap-3">
        {value.map((option, index) => (
          <OptionFields
            key={option.key}
            number={index + 1}
            option={option}
            onChange={(next) => onChange(value.with(index, next))}
            onRemove={() => onChange(value.toSpliced(index, 1))}
          />
        ))}
      </ol>
    </FieldGroup>
  );
};

interface PeopleFieldsProps extends Omit<FieldState<PeopleDraft | null>, 'value'> {
  readonly value: PeopleDraft;
}

const PeopleFields = ({ name, value, error, onChange }: PeopleFieldsProps) => {
  const t = useTexts(servicesAdminTexts);
  const number = (part: 'included' | 'max' | 'minutes_each') => ({
    name: `people.${part}`,
    value: value[part],
    error: undefined,
    onChange: (text: string) => onChange({ ...value, [part]: text }),
    type: 'number',
    inputMode: 'numeric' as const,
    required: true,
    min: part === 'max' ? 1 : 0,
    max: part === 'minutes_each' ? optionLimits.minutes : optionLimits.people,
    step: 1,
  });
  return (
    <FieldGroup name={name} legend={t('extras.people.title')} error={error}>
      <div className="grid grid-cols-2 gap-4">
        <TextField {...number('included')} label={t('extras.people.included')} />
        <TextField {...number('max')} label={t('extras.people.max')} />
        <MoneyField
          name="people.price_each"
          value={value.price_each}
          onChange={(price_each) => onChange({ ...value, price_each })}
          label={t('extras.people.price')}
        />
        <TextField {...number('minutes_each')} label={t('extras.people.minutes')} />
      </div>
    </FieldGroup>
  );
};
