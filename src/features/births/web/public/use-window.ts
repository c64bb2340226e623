import { useCallback, useEffect, useState } from 'react';
import { isDate } from '#shared/kernel/time/calendar-date.ts';
import { caller } from '#shared/web/call/call.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import type { birthsContract, PublicWindow } from '../../contract.ts';

const call = caller<typeof birthsContract>();

/** The window with the weeks of a due date; they are read again when the date changes, and after a refusal. */
export const useWindow = (initial: PublicWindow, due_on: string) => {
  const messageOf = useErrorMessage();
  const [window, setWindow] = useState(initial);
  const [failure, setFailure] = useState<{ readonly due_on: string; readonly message: string }>();
  const id = initial.service_id;
  const load = useCallback(
    (signal: AbortSignal): void => {
      call('GET /api/birth-windows/{id}', { params: { id }, query: { due_on } }, { signal }).then(
        (found) => {
          setWindow(found);
          setFailure(undefined);
        },
        (error: unknown) => signal.aborted || setFailure({ due_on, message: messageOf(error) }),
      );
    },
    [id, due_on, messageOf],
  );
  useEffect(() => {
    if (!isDate(due_on)) return undefined;
    const abort = new AbortController();
    load(abort.signal);
    return () => abort.abort();
  }, [due_on, load]);
  return {
    window,
    weeksShown: isDate(due_on),
    error: failure?.due_on === due_on ? failure.message : undefined,
    reload: () => load(new AbortController().signal),
  };
};
