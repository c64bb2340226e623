import { useState } from 'react';

/** Edits over stored values: they are kept separately and stay when the values are refetched. */
export interface Edits<T extends object> {
  readonly values: T;
  /** Only the fields that differ from the saved values; nothing else is sent. */
  readonly changes: Partial<T>;
  readonly dirty: boolean;
  readonly change: (fields: Partial<T>) => void;
  /** Call it after `sent` was saved; edits made since then stay. */
  readonly saved: (sent: Partial<T>) => void;
  readonly discard: () => void;
  /** Call it before the stored values are replaced: only edits that differ from the old ones are kept. */
  readonly keepChanges: () => void;
}

export const useEdits = <T extends object>(stored: T): Edits<T> => {
  const [edits, setEdits] = useState<Partial<T>>({});
  const changes = keepFields(edits, (name) => !same(edits[name], stored[name]));
  return {
    values: { ...stored, ...edits },
    changes,
    dirty: Object.keys(changes).length > 0,
    change: (fields) => setEdits((before) => ({ ...before, ...fields })),
    saved: (sent) =>
      setEdits((before) => keepFields(before, (name) => !(name in sent && same(before[name], sent[name])))),
    discard: () => setEdits({}),
    keepChanges: () => setEdits(changes),
  };
};

const keepFields = <T extends object>(fields: Partial<T>, keep: (name: keyof T) => boolean): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => keep(name as keyof T))) as Partial<T>;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
