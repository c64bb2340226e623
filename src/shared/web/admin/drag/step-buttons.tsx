import { ChevronDown, ChevronUp } from 'lucide-react';
import { IconButton } from '../icon-button.tsx';

interface StepButtonsProps {
  readonly id: string;
  readonly index: number;
  readonly last: boolean;
  /** The accessible names of the two buttons. */
  readonly up: string;
  readonly down: string;
  readonly onStep: (direction: 'up' | 'down') => void;
}

/** Buttons that move a row one position up or down, for keyboard and touch. */
export const StepButtons = ({ id, index, last, up, down, onStep }: StepButtonsProps) => {
  const steps = [
    { direction: 'up', label: up, end: index === 0, icon: ChevronUp },
    { direction: 'down', label: down, end: last, icon: ChevronDown },
  ] as const;
  return (
    <span className="-my-2.5 -mr-2 flex in-[td]:m-0 in-[td]:flex-col">
      {steps.map(({ direction, label, end, icon: Icon }) => (
        <IconButton
          label={label}
          icon={Icon}
          size={16}
          key={direction}
          data-step={`${direction} ${id}`}
          aria-disabled={end || undefined}
          onClick={() => end || onStep(direction)}
          className="aria-disabled:cursor-default aria-disabled:opacity-30 in-[td]:h-6 in-[td]:w-7"
        />
      ))}
    </span>
  );
};
