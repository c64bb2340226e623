import { useEffect, useState } from 'react';
import { isDate } from '#shared/kernel/calendar-date.ts';
import { caller } from '#shared/web/call.ts';
import { useErrorMessage } from '#shared/web/error-message.ts';
import type { birthsContract, PublicWindow } from '../../contract.ts';

const call = caller<typeof birthsContract>();

/** The window with the weeks of a due date; they are asked for again when the date changes, and after a refusal. */
export const useWindow = (initial: PublicWindow, due_on: string) => {
  const messageOf = useErrorMessage();
  const [window, setWindow] = useState(initial);
  const [error, setError] = useState<string>();
  const [round, setRound] = useState(0);
  const id = initial.service_id;
  useEffect(() => {
    if (!isDate(due_on)) return undefined;
    const abort = new AbortController();
    setError(undefined);
    call('GET /api/birth-windows/{id}', { params: { id }, query: { due_on } }, { signal: abort.signal }).then(
      setWindow,
      (failure: unknown) => abort.signal.aborted || setError(messageOf(failure)),
    );
    return () => abort.abort();
    // `round` asks again for the same date.
  }, [id, due_on, round, messageOf]);
  const isCurrent = isDate(due_on);
  return { window, weeksShown: isCurrent, error, reload: () => setRound((before) => before + 1) };
};
