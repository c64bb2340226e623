import type { Translate } from '#shared/web/texts.tsx';
import type { WizardExtrasTexts } from '../../../../texts/wizard-extras.ts';

interface CounterProps {
  readonly t: Translate<WizardExtrasTexts>;
  readonly id?: string | undefined;
  /** What is counted. */
  readonly name: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

const button =
  'grid size-11 cursor-pointer place-items-center rounded-field border border-control text-xl leading-none disabled:cursor-default disabled:opacity-40';

/** A number between two buttons. */
export const Counter = ({ t, id, name, value, min, max, onChange }: CounterProps) => (
  <fieldset aria-label={t('count', name)} className="flex shrink-0 items-center gap-1">
    <button
      type="button"
      aria-label={t('less', name)}
      disabled={value <= min}
      onClick={() => onChange(value - 1)}
      className={button}
    >
      −
    </button>
    <output className="tabular min-w-8 text-center font-semibold">{value}</output>
    <button
      id={id}
      type="button"
      aria-label={t('more', name)}
      disabled={value >= max}
      onClick={() => onChange(value + 1)}
      className={button}
    >
      +
    </button>
  </fieldset>
);
