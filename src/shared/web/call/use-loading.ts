import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** The state of a request. The value stays while it is loaded again. */
export interface Loading<T> {
  readonly value: T | undefined;
  /** The error of the last attempt. */
  readonly error: unknown;
  readonly loading: boolean;
  readonly reload: () => void;
}

/**
 * Loads what `key` names, and again whenever it changes or `reload` is called; undefined loads nothing. A response that
 * arrives after the key has changed is dropped.
 */
export const useLoading = <T>(key: string | undefined, load: (signal: AbortSignal) => Promise<T>): Loading<T> => {
  const [round, setRound] = useState(0);
  const [last, setLast] = useState<Loaded<T>>();
  const start = useEffectEvent(load);
  useEffect(() => {
    if (key === undefined) return undefined;
    const controller = new AbortController();
    start(controller.signal).then(
      (value) => controller.signal.aborted || setLast({ key, round, value, error: undefined }),
      (error: unknown) =>
        controller.signal.aborted ||
        setLast((before) => ({ key, round, value: before?.key === key ? before.value : undefined, error })),
    );
    return () => controller.abort();
  }, [key, round]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  const own = last?.key === key ? last : undefined;
  const loading = key !== undefined && own?.round !== round;
  return { value: own?.value, error: loading ? undefined : own?.error, loading, reload };
};

interface Loaded<T> {
  readonly key: string | undefined;
  readonly round: number;
  readonly value: T | undefined;
  readonly error: unknown;
}
