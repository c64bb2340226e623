import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#shared/web/texts.tsx';
import { type Reach, sameTarget, type Target } from '../../../domain/move.ts';
import { calendarTexts } from '../../../texts/handle.ts';
import { useEventWords } from '../event-chip.tsx';
import type { TimedEvent } from '../use-calendar.ts';
import { MoveGhost } from './move-ghost.tsx';
import { moving, useMoving } from './moving.ts';
import { useTargetWords } from './target-words.ts';
import { useDrop } from './use-drop.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { keyMove } from './use-key-move.ts';
import { usePointerMove } from './use-pointer-move.ts';

interface MoveAreaProps {
  readonly events: readonly TimedEvent[];
  readonly reach: Reach;
  readonly children: ReactNode;
}

/** A part of the calendar within which bookings can be moved: by mouse, touch and keyboard, with the same rules. */
export const MoveArea = ({ events, reach, children }: MoveAreaProps) => {
  const area = useRef<HTMLDivElement>(null);
  const [announced, setAnnounced] = useState('');
  const drop = useDrop();
  const keepFocus = useKeptFocus();
  const find = (id: string) => events.find(({ view }) => view.id === id && view.move !== null);
  const t = useTexts(calendarTexts);
  const onDrop = async (event: TimedEvent, target: Target): Promise<void> => {
    const held = moving.get();
    if (!held) return;
    const { from } = held;
    moving.set({ event, from, target, by: 'asking' });
    setAnnounced('');
    setAnnounced(await drop(event, { from, target }));
    moving.set(undefined);
    if (held.by === 'keys') keepFocus(event.view.id, target.resource_id);
  };
  usePointerMove(area, { find, onDrop: (event, target) => void onDrop(event, target) });
  useEffect(() => () => moving.set(undefined), []);
  const onKeyDown = keyMove({
    find,
    reach,
    onDrop: (event, target) => void onDrop(event, target),
    onCancel: () => setAnnounced(t('move.cancelled')),
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- receives the keys of the bookings inside, which are buttons
    <div ref={area} onKeyDown={onKeyDown}>
      {children}
      <Announcer announced={announced} />
      <MoveGhost />
    </div>
  );
};

/** Announces the effect of a key to screen readers. */
const Announcer = ({ announced }: { readonly announced: string }) => {
  const t = useTexts(calendarTexts);
  const event = useMoving((state) => (state?.by === 'keys' ? state.event : undefined));
  const from = useMoving((state) => (state?.by === 'keys' ? state.from : undefined));
  const target = useMoving((state) => (state?.by === 'keys' ? state.target : undefined));
  const describe = useTargetWords();
  const words = useEventWords();
  const isWhereItWas = sameTarget(target, from);
  return (
    <p aria-live="assertive" className="sr-only" data-announcer="">
      {event && target ? (isWhereItWas ? t('move.lifted', words(event).long) : describe(target)) : announced}
    </p>
  );
};
