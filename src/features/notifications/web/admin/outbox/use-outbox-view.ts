import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';
import type { MessageStatus } from '../../../outbox-contract.ts';

const statuses: readonly string[] = ['waiting', 'sent', 'failed', 'skipped'] satisfies MessageStatus[];

/** The filter of the outbox, kept in the URL, so that links and the back button work. */
export const useOutboxView = () => {
  const [params, setParams] = useSearchParams();
  const change = (name: 'status' | 'search', value: string): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  const parameter = params.get('status') ?? '';
  const search = params.get('search') ?? '';
  return {
    status: statuses.includes(parameter) ? (parameter as MessageStatus) : undefined,
    search,
    /** Deferred, so that not every keystroke sends a request. */
    wanted: useDeferredValue(search.trim()),
    filter: (status: MessageStatus | undefined) => change('status', status ?? ''),
    find: (text: string) => change('search', text),
    showAll: () => setParams({}, { replace: true }),
  };
};
