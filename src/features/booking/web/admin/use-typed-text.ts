import { useEffect, useEffectEvent, useState } from 'react';

const restMs = 250;

/**
 * What stands in a search box, at once and letter by letter, while the address keeps it once the typing rests: an address
 * follows too slowly to type into. `kept` is what the address says; when that changes by other means, the box follows.
 */
export const useTypedText = (kept: string, keep: (text: string) => void): readonly [string, (text: string) => void] => {
  const [box, setBox] = useState({ typed: kept, kept, resting: true });
  if (box.kept !== kept) setBox({ ...box, kept, typed: box.resting ? kept : box.typed });
  const keepTyped = useEffectEvent((text: string): void => {
    setBox((present) => ({ ...present, resting: true }));
    keep(text);
  });
  // Only typing starts the wait anew.
  useEffect(() => {
    if (box.resting) return undefined;
    const timer = setTimeout(() => keepTyped(box.typed), restMs);
    return () => clearTimeout(timer);
  }, [box.typed, box.resting]);
  return [box.typed, (typed) => setBox((present) => ({ ...present, typed, resting: false }))];
};
