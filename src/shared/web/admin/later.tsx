import type { ReactNode } from 'react';
import { useDeferredValue } from 'react';

/**
 * Renders its children one frame later than their surroundings, because they are expensive: the click is responded to
 * first.
 */
export const Later = ({ children }: { readonly children: ReactNode }) =>
  useDeferredValue(true, false) ? children : null;
