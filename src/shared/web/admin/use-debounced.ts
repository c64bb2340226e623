import { useEffect, useState } from 'react';

/** Returns the value after it has not changed for a moment (debounced). */
export const useDebounced = (value: string): string => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), 180);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
};
