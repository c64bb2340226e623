import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Contact } from '../../../contract.ts';
import { phaseNames } from '../../../domain/phase-names.ts';
import type { Phase } from '../../../domain/phases.ts';
import type { Board } from './use-board.ts';

/** A contact picked up by keyboard or finger, over the column in which it would be dropped. */
export interface Carried {
  readonly contact: Contact;
  readonly over: Phase;
  readonly by: 'keyboard' | 'finger';
}

export interface Carrying {
  /** Returns the current value also between two renders. */
  readonly carried: () => Carried | undefined;
  readonly pickUp: (contactId: string, by: Carried['by']) => void;
  readonly moveOver: (phase: Phase) => void;
  readonly putDown: () => void;
  /** Cancels carrying and changes nothing. */
  readonly letGo: () => void;
}

/** Carrying a card without a mouse: its current column, its announcement, and its actions. */
export const useCarrying = (board: Board) => {
  const [carried, setCarried] = useState<Carried>();
  const [said, say] = useState('');
  const now = useRef<Carried>(undefined);
  const latest = useRef(board);
  useEffect(() => {
    latest.current = board;
  });
  const change = useCallback((next: Carried | undefined, words: string): void => {
    now.current = next;
    setCarried(next);
    say(words);
  }, []);
  const carrying = useMemo<Carrying>(
    () => ({
      carried: () => now.current,
      pickUp: (contactId, by) => {
        const contact = latest.current.found.find(({ id }) => id === contactId);
        if (contact) change({ contact, over: contact.phase, by }, `${contact.name} aufgenommen. ${howToCarry}`);
      },
      moveOver: (over) => {
        if (now.current && now.current.over !== over)
          change({ ...now.current, over }, `Über „${phaseNames[over].name}“`);
      },
      putDown: () => {
        if (!now.current) return;
        const { contact, over } = now.current;
        change(undefined, `${contact.name} abgelegt in „${phaseNames[over].name}“`);
        latest.current.actions.move(contact, over);
      },
      letGo: () => {
        if (now.current) change(undefined, `${now.current.contact.name} bleibt, wo es war.`);
      },
    }),
    [change],
  );
  return { carried, said, carrying };
};

export const howToCarry = 'Pfeiltasten wählen die Spalte, Leertaste legt ab, Escape bricht ab.';
