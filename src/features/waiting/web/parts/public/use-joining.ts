import { useRef, useState } from 'react';
import type { Sent } from '#shared/contract/endpoint.ts';
import { caller } from '#shared/web/call.ts';
import { useErrorMessage } from '#shared/web/error-message.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import type { waitingContract } from '../../../contract.ts';

const call = caller<typeof waitingContract>();

type Joining = Sent<(typeof waitingContract)['POST /api/waiting-list']>['body'];

/** Joins the waiting list in the reader's language. One attempt at a time. */
export const useJoining = (onJoined: (place: number | null) => void) => {
  const { language } = useLanguage();
  const messageOf = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const running = useRef(false);
  const join = (body: Joining): void => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(undefined);
    void call('POST /api/waiting-list', { body: { ...body, language } })
      .then(({ place }) => onJoined(place))
      .catch((failure: unknown) => setError(messageOf(failure)))
      .finally(() => {
        running.current = false;
        setBusy(false);
      });
  };
  return { join, busy, error };
};
