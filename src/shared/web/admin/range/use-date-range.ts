import { useSearchParams } from 'react-router';
import { useToday } from '../use-now.ts';
import type { DateRange, RangeChoice, RangePreset } from './date-range.ts';
import { choiceFrom } from './date-range.ts';

/** The period of a page, stored in its address, so that reloads, bookmarks and going back keep it. */
export const useDateRange = (): RangeChoice & { readonly choose: (choice: RangePreset | DateRange) => void } => {
  const [query, setQuery] = useSearchParams();
  const choose = (choice: RangePreset | DateRange): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of ['range', 'from', 'to']) next.delete(name);
        if (typeof choice === 'string') {
          if (choice !== 'all') next.set('range', choice);
        } else {
          if (choice.from !== null) next.set('from', choice.from);
          if (choice.to !== null) next.set('to', choice.to);
        }
        return next;
      },
      { preventScrollReset: true },
    );
  return { ...choiceFrom(query, useToday()), choose };
};
