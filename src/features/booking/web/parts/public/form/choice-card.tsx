import type { ReactNode } from 'react';
import { classNames } from '#shared/web/class-names.ts';

interface ChoiceCardProps {
  /** The name of the radio group. */
  readonly group: string;
  readonly value: string;
  readonly checked: boolean;
  readonly onChoose: (value: string) => void;
  /** IDs of the elements inside `children` that name and describe the choice. */
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  readonly children: ReactNode;
}

/** A card of a group to choose from: a native radio button in the shape of a card. */
export const ChoiceCard = ({ group, value, checked, onChoose, labelledBy, describedBy, children }: ChoiceCardProps) => (
  <label
    data-card=""
    data-checked={checked || undefined}
    className="card group relative flex cursor-pointer gap-4 p-4 sm:p-5"
  >
    <input
      type="radio"
      name={group}
      value={value}
      checked={checked}
      onChange={() => onChoose(value)}
      autoComplete="off"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className="peer sr-only"
    />
    <ChoiceMark checked={checked} />
    {children}
  </label>
);

/** The ring around a card and the mark in it, which show whether it is chosen. */
export const ChoiceMark = ({ checked }: { readonly checked: boolean }) => (
  <>
    <span
      aria-hidden="true"
      className="pointer-events-none absolute -inset-px rounded-card outline-offset-2 outline-accent transition-shadow duration-150 group-hover:ring-2 group-hover:ring-accent/40 peer-focus-visible:outline-2 group-data-checked:ring-2 group-data-checked:ring-accent"
    />
    <RadioMark checked={checked} />
  </>
);

const RadioMark = ({ checked }: { readonly checked: boolean }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'mt-1 grid size-5 shrink-0 place-items-center rounded-full border-2 transition-colors duration-150',
      checked ? 'border-accent bg-accent' : 'border-control bg-surface',
    )}
  >
    {checked && <span className="size-2 rounded-full bg-accent-ink" />}
  </span>
);
