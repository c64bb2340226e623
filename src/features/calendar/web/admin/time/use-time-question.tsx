import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Target } from '../../../domain/move.ts';
import type { Preset } from '../session/create-booking-form.tsx';
import type { TimeOffPreset } from '../time-off/time-off-entry.ts';
import { TimeQuestion } from './time-question.tsx';

interface AskedTime {
  readonly target: Target;
  readonly at: HTMLElement;
}

/** Checks whether a clicked time is free; `question` is the popover while it is open. */
export const useTimeQuestion = (
  onBook: (at: Preset) => void,
  onAbsent: (at: TimeOffPreset) => void,
): { readonly ask: (target: Target, at: HTMLElement) => void; readonly question: ReactNode } => {
  const [asked, setAsked] = useState<AskedTime>();
  const close = (): void => setAsked(undefined);
  return {
    ask: (target, at) => setAsked({ target, at }),
    question: asked && (
      <TimeQuestion
        key={`${asked.target.date} ${asked.target.minute} ${asked.target.photographer_id}`}
        {...asked}
        onBook={(preset) => {
          close();
          onBook(preset);
        }}
        onAbsent={(preset) => {
          close();
          onAbsent(preset);
        }}
        onClose={close}
      />
    ),
  };
};
