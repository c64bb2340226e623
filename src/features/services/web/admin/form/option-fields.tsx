import { Trash2 } from 'lucide-react';
import { limits } from '#shared/kernel/text/text.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { MoneyField } from '#shared/web/admin/typed/money-field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { optionLimits } from '../../../domain/extras/service-option.ts';
import { servicesAdminTexts } from '../../../texts/admin-handle.ts';
import type { OptionDraft } from './extras-values.ts';
import { NeedLine } from './need-line.tsx';
import { useNeedChoices } from './use-need-choices.ts';

interface OptionFieldsProps {
  readonly number: number;
  readonly option: OptionDraft;
  readonly onChange: (option: OptionDraft) => void;
  readonly onRemove: () => void;
}

/** One option of a service. */
export const OptionFields = ({ number, option, onChange, onRemove }: OptionFieldsProps) => {
  const t = useTexts(servicesAdminTexts);
  const text = (part: 'name_de' | 'name_ru' | 'extra_minutes' | 'max_count') => ({
    name: `options.${number}.${part}`,
    value: option[part],
    error: undefined,
    onChange: (value: string) => onChange({ ...option, [part]: value }),
  });
  const whole = { type: 'number', inputMode: 'numeric' as const, required: true, step: 1 };
  const tick = (part: 'required' | 'active') => ({
    checked: option[part],
    onChange: (event: { target: { checked: boolean } }) => onChange({ ...option, [part]: event.target.checked }),
  });
  return (
    <li className="grid gap-3 rounded-field bg-sunken p-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField {...text('name_de')} label={t('form.name_de')} lang="de" required maxLength={limits.name} />
        <TextField {...text('name_ru')} label={t('form.name_ru')} lang="ru" optional maxLength={limits.name} />
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <MoneyField
          name={`options.${number}.price`}
          value={option.price}
          onChange={(price) => onChange({ ...option, price })}
          label={t('form.price')}
        />
        <TextField
          {...text('extra_minutes')}
          {...whole}
          label={t('extras.minutes')}
          min={0}
          max={optionLimits.minutes}
        />
        <TextField {...text('max_count')} {...whole} label={t('extras.most')} min={1} max={optionLimits.count} />
      </div>
      <Needs option={option} onChange={onChange} />
      <div className="flex flex-wrap items-center gap-x-6">
        <Checkbox {...tick('required')} label={t('extras.required')} />
        <Checkbox {...tick('active')} label={t('form.active')} />
        <span className="ml-auto">
          <IconButton label={t('extras.remove', option.name_de || String(number))} icon={Trash2} onClick={onRemove} />
        </span>
      </div>
    </li>
  );
};

/** The further needs of the option; renders nothing for a studio without such resources. */
const Needs = ({ option, onChange }: Pick<OptionFieldsProps, 'option' | 'onChange'>) => {
  const t = useTexts(servicesAdminTexts);
  const choices = useNeedChoices();
  if (!choices || (option.needs.length === 0 && choices.every(({ kind }) => kind === 'photographer'))) return null;
  const needs = option.needs.length === 0 ? [[]] : option.needs;
  return (
    <div>
      <p className="mb-1 text-sm font-medium">{t('extras.needs')}</p>
      {needs.map((need, index) => (
        <NeedLine
          // oxlint-disable-next-line react/no-array-index-key -- needs have no id; their position identifies them
          key={index}
          number={index + 1}
          need={need}
          choices={choices}
          onChange={(next) => onChange({ ...option, needs: needs.with(index, next).filter((one) => one.length > 0) })}
        />
      ))}
    </div>
  );
};
