import { useEffect, useState } from 'react';
import type { PublicService } from '#features/services/contract.ts';
import { afterPress } from '#shared/web/press/press.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import type { ChosenExtras, ChosenService } from './chosen-extras.ts';
import type { ExtrasCode as Code } from './extras-choice.tsx';

export interface Extras {
  /** undefined: not loaded yet, or not needed. */
  readonly code: Code | undefined;
  /** The service with what was chosen; undefined while that is not known. */
  readonly chosenService: ChosenService | undefined;
}

const retryDelay = 3000;

/**
 * Loads the code of options, people and second sessions for a service that has some, and applies what was chosen. Nothing can be booked
 * before it has loaded.
 */
export const useExtras = (service: PublicService | undefined, chosen: ChosenExtras | undefined): Extras => {
  const { language } = useLanguage();
  const [loaded, setLoaded] = useState<Code>();
  const [tries, setTries] = useState(0);
  const isAsked = Boolean(service?.options ?? service?.people ?? service?.second_sessions);
  useEffect(() => {
    if (isAsked)
      afterPress(import('./extras-choice.tsx')).then(
        ({ extrasCode }) => setLoaded(extrasCode),
        () => setTimeout(() => setTries(tries + 1), retryDelay),
      );
  }, [isAsked, tries]);
  const code = isAsked ? loaded : undefined;
  return {
    code,
    chosenService: code ? code.applyExtras(service as PublicService, chosen, language) : isAsked ? undefined : service,
  };
};
