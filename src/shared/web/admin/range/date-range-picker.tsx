import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { Button } from '../../button.tsx';
import { classNames } from '../../class-names.ts';
import { useTexts } from '../../texts.tsx';
import { adminPartTexts } from '../texts/handle.ts';
import type { Typed } from '../typed/use-typed.ts';
import { useTypedWhen, WhenInput } from '../typed/when-input.tsx';
import type { DateRange, RangeChoice, RangePreset } from './date-range.ts';
import { rangePresets } from './date-range.ts';

interface DateRangePickerProps {
  readonly choice: RangeChoice;
  readonly onChoose: (choice: RangePreset | DateRange) => void;
  /** The presets shown as buttons; the list on a phone has all of them. */
  readonly presets?: readonly RangePreset[];
}

/** Selects a period: presets by one click, any other by two dates. A select list instead of buttons on a phone. */
export const DateRangePicker = ({ choice, onChoose, presets = rangePresets }: DateRangePickerProps) => {
  const [wantsCustom, setWantsCustom] = useState(false);
  const isCustom = wantsCustom || choice.preset === 'custom';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <PresetButtons presets={presets} chosen={choice.preset} onChoose={onChoose} />
      <PresetList
        chosen={isCustom ? 'custom' : choice.preset}
        onChoose={(preset) => {
          setWantsCustom(preset === 'custom');
          if (preset !== 'custom') onChoose(preset);
        }}
      />
      <CustomRange
        key={`${choice.range.from}-${choice.range.to}`}
        initial={choice.range}
        onApply={onChoose}
        className={isCustom ? '' : 'max-sm:hidden'}
      />
    </div>
  );
};

interface PresetProps<Preset> {
  readonly chosen: RangePreset | 'custom';
  readonly onChoose: (preset: Preset) => void;
}

const PresetButtons = ({
  presets,
  chosen,
  onChoose,
}: PresetProps<RangePreset> & { readonly presets: readonly RangePreset[] }) => {
  const t = useTexts(adminPartTexts);
  return (
    <fieldset aria-label={t('range.label')} className="-ml-3 flex flex-wrap gap-1 max-sm:hidden">
      {presets.map((preset) => (
        <button
          key={preset}
          type="button"
          aria-pressed={chosen === preset}
          onClick={() => onChoose(preset)}
          className={classNames(
            'min-h-control cursor-pointer rounded-button px-3 font-medium transition duration-150',
            chosen === preset
              ? 'bg-accent-soft text-accent-text'
              : 'text-muted hover:bg-[color-mix(in_srgb,var(--ink)_6%,transparent)] hover:text-ink',
          )}
        >
          {t(`range.${preset}`)}
        </button>
      ))}
    </fieldset>
  );
};

const PresetList = ({ chosen, onChoose }: PresetProps<RangePreset | 'custom'>) => {
  const t = useTexts(adminPartTexts);
  return (
    <select
      aria-label={t('range.label')}
      value={chosen}
      onChange={(event) => onChoose(event.target.value as RangePreset | 'custom')}
      className="min-h-control w-full rounded-field border border-control bg-surface px-2.5 sm:hidden"
    >
      {[...rangePresets, 'custom' as const].map((preset) => (
        <option key={preset} value={preset}>
          {t(`range.${preset}`)}
        </option>
      ))}
    </select>
  );
};

interface CustomRangeProps {
  readonly initial: DateRange;
  readonly onApply: (range: DateRange) => void;
  readonly className: string;
}

const CustomRange = ({ initial, onApply, className }: CustomRangeProps) => {
  const t = useTexts(adminPartTexts);
  const id = useId();
  const [from, setFrom] = useState(initial.from ?? '');
  const [to, setTo] = useState(initial.to ?? '');
  const typedFrom = useTypedWhen({ kind: 'date', value: from, onChange: setFrom });
  const typedTo = useTypedWhen({ kind: 'date', value: to, onChange: setTo });
  const isReversed = from !== '' && to !== '' && from > to;
  const isUnchanged = from === (initial.from ?? '') && to === (initial.to ?? '');
  const isSound = !isReversed && typedFrom.problem === undefined && typedTo.problem === undefined;
  const problem = isReversed ? t('range.reversed') : (typedFrom.shownProblem ?? typedTo.shownProblem);
  const problemId = problem && `${id}-problem`;
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    if (isSound && !isUnchanged) onApply({ from: from || null, to: to || null });
  };
  return (
    <form
      onSubmit={apply}
      className={classNames(
        'flex flex-wrap items-center gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-[auto_minmax(0,1fr)]',
        className,
      )}
    >
      <RangeDay label={t('range.from')} typed={typedFrom} value={from} problemId={problemId} />
      <RangeDay label={t('range.to')} typed={typedTo} value={to} problemId={problemId} wrong={isReversed} />
      <Button type="submit" look="secondary" className="max-sm:col-span-2" disabled={!isSound || isUnchanged}>
        {t('range.apply')}
      </Button>
      {problem && (
        <p id={problemId} role="alert" className="w-full text-sm font-medium text-danger max-sm:col-span-2">
          {problem}
        </p>
      )}
    </form>
  );
};

interface RangeDayProps {
  readonly label: string;
  readonly typed: Typed<string>;
  readonly value: string;
  readonly problemId: string | undefined;
  readonly wrong?: boolean;
}

const RangeDay = ({ label, typed, value, problemId, wrong = false }: RangeDayProps) => {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      <WhenInput
        kind="date"
        id={id}
        typed={typed}
        value={value}
        aria-invalid={wrong || typed.shownProblem !== undefined || undefined}
        aria-describedby={problemId}
        className="min-h-control w-full min-w-0 rounded-field border border-control bg-surface px-2.5 aria-invalid:border-danger sm:w-36"
      />
    </>
  );
};
