import { useRef, useState } from 'react';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import type { WaitingEntry } from '../../contract.ts';

/** Changes the entry. One attempt at a time. */
export const useEntryChange = (send: () => Promise<WaitingEntry>, onChange: (entry: WaitingEntry) => void) => {
  const messageOf = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const running = useRef(false);
  const change = (): void => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(undefined);
    void send()
      .then(onChange)
      .catch((failure: unknown) => setError(messageOf(failure)))
      .finally(() => {
        running.current = false;
        setBusy(false);
      });
  };
  return { change, busy, error };
};
