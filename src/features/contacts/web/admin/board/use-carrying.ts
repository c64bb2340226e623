import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '#shared/web/texts.tsx';
import type { Contact } from '../../../contract.ts';
import type { Phase } from '../../../domain/phases.ts';
import { boardTexts } from '../../../texts/board-handle.ts';
import type { Board } from './use-board.ts';

/** A contact picked up by keyboard, mouse or finger, over the column in which it would be dropped. */
export interface Carried {
  readonly contact: Contact;
  readonly over: Phase;
  readonly by: 'keyboard' | 'pointer';
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

/** Carrying a card: its current column, its announcement, and its actions. */
export const useCarrying = (board: Board) => {
  const [carried, setCarried] = useState<Carried>();
  const [announced, announce] = useState('');
  const now = useRef<Carried>(undefined);
  const t = useTexts(boardTexts);
  const latest = useRef({ board, t });
  useEffect(() => {
    latest.current = { board, t };
  });
  const change = useCallback((next: Carried | undefined, words: string): void => {
    now.current = next;
    setCarried(next);
    announce(words);
  }, []);
  const carrying = useMemo<Carrying>(
    () => ({
      carried: () => now.current,
      pickUp: (contactId, by) => {
        const { board: shown, t: words } = latest.current;
        const contact = shown.found.find(({ id }) => id === contactId);
        if (!contact) return;
        change({ contact, over: contact.phase, by }, `${words('carry.pickedUp', contact.name)} ${words('carry.keys')}`);
      },
      moveOver: (over) => {
        if (!now.current || now.current.over === over) return;
        const { t: words } = latest.current;
        change({ ...now.current, over }, words('carry.over', words(`phase.${over}`)));
      },
      putDown: () => {
        if (!now.current) return;
        const { contact, over } = now.current;
        const { board: shown, t: words } = latest.current;
        change(undefined, words('carry.putDown', { name: contact.name, phase: words(`phase.${over}`) }));
        shown.actions.move(contact, over);
      },
      letGo: () => {
        if (now.current) change(undefined, latest.current.t('carry.letGo', now.current.contact.name));
      },
    }),
    [change],
  );
  return { carried, announced, carrying };
};
