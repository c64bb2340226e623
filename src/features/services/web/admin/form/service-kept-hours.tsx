import { Plus, Trash2 } from 'lucide-react';
import { WallTimeInput } from '#features/hours/web/parts/admin/wall-time-input.tsx';
import type { Weekday } from '#shared/kernel/time/calendar-date.ts';
import { weekdayName } from '#shared/kernel/time/format.ts';
import { FieldGroup } from '#shared/web/admin/form/field-group.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import type { FieldsOf } from '#shared/web/admin/form/use-form.ts';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { Button } from '#shared/web/button.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import {
  type KeptBlock,
  mostKeptBlocks,
  opensDaysBefore,
  reversedBlock,
  usualBlock,
} from '../../../domain/kept-hours.ts';
import { servicesAdminTexts } from '../../../texts/admin-handle.ts';
import type { KeptHoursValues } from './kept-hours-values.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** The hours of the week that are kept for sessions after a birth, and how many days before they open for everybody. */
export const ServiceKeptHours = ({ values, field }: FieldsOf<KeptHoursValues>) => {
  const t = useTexts(servicesAdminTexts);
  const { name, value: blocks, error, onChange } = field('kept_hours');
  const wrong = error ? reversedBlock({ weekly: blocks }) : undefined;
  return (
    <div className="grid gap-4 pb-4">
      <FieldGroup name={name} legend={t('form.kept')} error={error}>
        <p className="mb-2 text-sm text-muted">{t('form.kept.hint')}</p>
        <ul className="grid gap-2">
          {blocks.map((block, index) => (
            <Block
              // oxlint-disable-next-line react/no-array-index-key -- a block is identified by its position only
              key={`${index} of ${blocks.length}`}
              number={index + 1}
              block={block}
              isWrong={index === wrong}
              onChange={(changed) => onChange(blocks.with(index, changed))}
              onRemove={() => onChange(blocks.toSpliced(index, 1))}
            />
          ))}
        </ul>
        {blocks.length < mostKeptBlocks && (
          <Button
            look="quiet"
            className="-ml-button"
            onClick={() => onChange([...blocks, blocks.at(-1) ?? usualBlock])}
          >
            <Plus size={16} aria-hidden="true" />
            {t('form.kept.add')}
          </Button>
        )}
      </FieldGroup>
      {values.kept_hours.length > 0 && (
        <TextField
          {...field('opens_days_before')}
          label={t('form.kept.opens')}
          type="number"
          inputMode="numeric"
          required
          min={opensDaysBefore.min}
          max={opensDaysBefore.max}
          step={1}
        />
      )}
    </div>
  );
};

interface BlockProps {
  /** From 1. */
  readonly number: number;
  readonly block: KeptBlock;
  readonly isWrong: boolean;
  readonly onChange: (changed: KeptBlock) => void;
  readonly onRemove: () => void;
}

const Block = ({ number, block, isWrong, onChange, onRemove }: BlockProps) => {
  const t = useTexts(servicesAdminTexts);
  const { language } = useLanguage();
  return (
    <li className="flex flex-wrap items-center gap-2">
      <select
        aria-label={t('form.kept.weekday', number)}
        value={block.weekday}
        onChange={({ target }) => onChange({ ...block, weekday: Number(target.value) })}
        className="min-h-control rounded-field border border-control bg-surface px-2 text-ink max-sm:flex-1 sm:w-40"
      >
        {weekdays.map((weekday: Weekday) => (
          <option key={weekday} value={weekday}>
            {weekdayName(weekday, language)}
          </option>
        ))}
      </select>
      <span className="flex items-center gap-2 max-sm:order-last max-sm:w-full">
        {(['from', 'until'] as const).map((end) => (
          <WallTimeInput
            key={end}
            label={t(`form.kept.${end}`, number)}
            value={block[end]}
            invalid={isWrong}
            describedBy={undefined}
            onChange={(value) => onChange({ ...block, [end]: value })}
          />
        ))}
      </span>
      <IconButton label={t('form.kept.remove', number)} icon={Trash2} onClick={onRemove} />
    </li>
  );
};
