import { useEffect, useState } from 'react';

/** What was typed, once the typing rests for a moment. */
export const useRested = (value: string): string => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), 180);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
};
