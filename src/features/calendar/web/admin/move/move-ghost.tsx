import { useEffect, useRef } from 'react';
import { useMoving } from './moving.ts';
import { useTargetWords } from './target-words.ts';

/** Pixels. */
const gap = 14;
const widest = 264;
const highest = 80;

/** The label at the pointer while dragging: the event, and its target. */
export const MoveGhost = () => {
  const event = useMoving((state) => (state?.by === 'pointer' ? state.event : undefined));
  const target = useMoving((state) => (state?.by === 'pointer' ? state.target : undefined));
  const words = useTargetWords();
  const ghost = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = ({ clientX, clientY }: PointerEvent): void => {
      if (!ghost.current) return;
      // Below the pointer, or above it at the end of the window.
      const x = Math.min(clientX + gap, innerWidth - widest);
      const y = clientY > innerHeight - highest ? clientY - highest : clientY + gap;
      ghost.current.style.translate = `${x}px ${y}px`;
    };
    addEventListener('pointermove', follow, { passive: true });
    return () => removeEventListener('pointermove', follow);
  }, []);
  return (
    <div
      ref={ghost}
      aria-hidden="true"
      data-ghost=""
      className="pointer-events-none fixed top-0 left-0 z-50 max-w-64 rounded-field bg-ink px-3 py-2 text-sm text-surface shadow-raised"
      hidden={!event}
    >
      {event && target && (
        <>
          <span className="block font-semibold">{event.view.customer_name}</span>
          <span className="tabular block">{words(target)}</span>
        </>
      )}
    </div>
  );
};
