import { classNames } from '#shared/web/class-names.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';
import type { Step } from '../state/wizard-state.ts';
import { steps } from '../state/wizard-state.ts';
import { CheckIcon } from './wizard-icons.tsx';

interface WizardProgressProps {
  readonly step: Step;
  /** Navigates back to a completed step; undefined if going back is not possible. */
  readonly onStep: ((step: Step) => void) | undefined;
}

/** The progress: a bar on a phone, numbered steps on a larger screen. */
export const WizardProgress = (props: WizardProgressProps) => (
  <>
    <ProgressBar step={props.step} />
    <NumberedSteps {...props} />
  </>
);

const ProgressBar = ({ step }: { readonly step: Step }) => {
  const t = useTexts(wizardTexts);
  const text = t('progress', { step: step + 1, label: t(`step.${steps[step]}`) });
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a progress element cannot be drawn as four pieces
      role="progressbar"
      aria-label={t('steps')}
      aria-valuemin={0}
      aria-valuemax={steps.length}
      aria-valuenow={step + 1}
      aria-valuetext={text}
      className="md:hidden"
    >
      <p className="text-sm font-medium">{text}</p>
      <div className="mt-2 grid grid-cols-4 gap-1.5">
        {steps.map((name, index) => (
          <span
            key={name}
            className={classNames(
              'h-1.5 rounded-full ring-1 ring-current ring-inset transition-colors duration-200',
              index <= step && 'bg-current',
            )}
          />
        ))}
      </div>
    </div>
  );
};

const NumberedSteps = ({ step, onStep }: WizardProgressProps) => {
  const t = useTexts(wizardTexts);
  return (
    <nav aria-label={t('steps')} className="hidden md:block">
      <ol className="flex items-center gap-3">
        {steps.map((name, index) => (
          <li
            key={name}
            aria-current={index === step ? 'step' : undefined}
            className="flex items-center gap-3 not-first:flex-auto not-first:before:h-px not-first:before:flex-1 not-first:before:bg-current not-first:before:opacity-60"
          >
            <StepMark
              label={t(`step.${name}`)}
              number={index + 1}
              look={index === step ? 'current' : index < step ? 'done' : 'open'}
              onClick={index < step && onStep ? () => onStep(index as Step) : undefined}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
};

interface StepMarkProps {
  readonly label: string;
  readonly number: number;
  readonly look: 'done' | 'current' | 'open';
  readonly onClick: (() => void) | undefined;
}

const StepMark = ({ label, number, look, onClick }: StepMarkProps) => {
  const t = useTexts(wizardTexts);
  const content = (
    <>
      <span
        className={classNames(
          'tabular grid size-8 shrink-0 place-items-center rounded-full border-2 border-head-ink text-sm font-semibold',
          look !== 'open' && 'bg-head-ink text-head-ink-inverse',
        )}
      >
        {look === 'done' ? <CheckIcon /> : number}
      </span>
      <span className={look === 'current' ? 'font-semibold' : undefined}>{label}</span>
      {look === 'done' && <span className="sr-only">, {t('step.done')}</span>}
    </>
  );
  const shape = 'flex min-h-11 items-center gap-2 text-left';
  if (!onClick) return <span className={shape}>{content}</span>;
  return (
    <button
      type="button"
      onClick={onClick}
      className={classNames(shape, 'cursor-pointer underline-offset-4 hover:underline')}
    >
      {content}
    </button>
  );
};
