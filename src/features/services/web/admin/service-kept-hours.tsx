import { Plus, Trash2 } from 'lucide-react';
import { WallTimeInput } from '#features/availability/web/parts/admin/wall-time-input.tsx';
import type { Weekday } from '#shared/kernel/calendar-date.ts';
import { weekdayName } from '#shared/kernel/format.ts';
import { FieldGroup } from '#shared/web/admin/form/field-group.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import type { FieldsOf } from '#shared/web/admin/form/use-form.ts';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { Button } from '#shared/web/button.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { AdminService, ServiceChanges } from '../../contract.ts';
import {
  type KeptBlock,
  type KeptHours,
  mostKeptBlocks,
  opensDaysBefore,
  reversedBlock,
  usualBlock,
  usualOpensDaysBefore,
} from '../../domain/kept-hours.ts';
import { servicesAdminTexts } from '../../texts/admin-handle.ts';

export interface KeptHoursValues {
  readonly kept_hours: readonly KeptBlock[];
  readonly opens_days_before: string;
}

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

export const keptHoursValuesOf = (service: AdminService | undefined): KeptHoursValues => ({
  kept_hours: service?.kept_hours?.weekly ?? [],
  opens_days_before: String(service?.kept_hours?.opens_days_before ?? usualOpensDaysBefore),
});

/** Returns the change of the kept hours; nothing where they stay as they are. */
export const keptHoursIn = (
  { kept_hours: weekly, opens_days_before }: KeptHoursValues,
  before: AdminService | undefined,
): Pick<ServiceChanges, 'kept_hours'> => {
  const stored = before?.kept_hours ?? null;
  if (weekly.length === 0) return stored ? { kept_hours: null } : {};
  const wanted: KeptHours = { opens_days_before: Number(opens_days_before), weekly };
  const isSame = stored?.opens_days_before === wanted.opens_days_before && sameBlocks(stored.weekly, weekly);
  return isSame ? {} : { kept_hours: { ...wanted, weekly: [...weekly] } };
};

const sameBlocks = (one: readonly KeptBlock[], other: readonly KeptBlock[]): boolean =>
  one.length === other.length &&
  one.every(({ weekday, from, until }, i) => {
    const same = other[i];
    return same?.weekday === weekday && same.from === from && same.until === until;
  });

/** Whether a time is missing, or a block ends before it begins. */
export const areKeptHoursWrong = ({ kept_hours: weekly }: KeptHoursValues): boolean =>
  reversedBlock({ weekly }) !== undefined || weekly.some(({ from, until }) => from === '' || until === '');
