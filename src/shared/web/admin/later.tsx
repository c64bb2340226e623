import type { ReactNode } from 'react';
import { useDeferredValue } from 'react';

/** What comes one picture after all around it, because it is much: the press that asked for it is answered before. */
export const Later = ({ children }: { readonly children: ReactNode }) =>
  useDeferredValue(true, false) ? children : null;
