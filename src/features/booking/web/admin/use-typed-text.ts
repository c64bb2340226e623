import { useEffect, useEffectEvent, useState } from 'react';

const restMs = 250;

/**
 * The text of a search box. It changes with every letter, while the URL follows once typing pauses, because a URL
 * updates too slowly to type into. `kept` is the text in the URL. If that changes by other means, the box follows.
 */
export const useTypedText = (kept: string, keep: (text: string) => void): readonly [string, (text: string) => void] => {
  const [box, setBox] = useState({ typed: kept, kept, resting: true });
  if (box.kept !== kept) setBox({ ...box, kept, typed: box.resting ? kept : box.typed });
  const keepTyped = useEffectEvent((text: string): void => {
    setBox((present) => ({ ...present, resting: true }));
    keep(text);
  });
  // Only typing restarts the delay.
  useEffect(() => {
    if (box.resting) return undefined;
    const timer = setTimeout(() => keepTyped(box.typed), restMs);
    return () => clearTimeout(timer);
  }, [box.typed, box.resting]);
  return [box.typed, (typed) => setBox((present) => ({ ...present, typed, resting: false }))];
};
