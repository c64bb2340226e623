import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorMessage } from '../../call/error-message.ts';
import { useTexts } from '../../texts.tsx';
import { detailOf } from '../api-error.ts';
import { differing, presentIn } from '../conflict/edited-twice.ts';
import { formTexts } from '../form-texts/handle.ts';
import { logFailure } from '../log-failure.ts';

export interface Versioned {
  /** How often it was changed, or a check value of its form; undefined if the server gave none: saving overwrites. */
  readonly version?: number | string | undefined;
}

interface SaveRecord<Stored extends Versioned, Body> {
  /** The record that the form is filled from; undefined: a new one is added. */
  readonly stored: Stored | undefined;
  /** Its name in the body of a conflict, and in the log. */
  readonly name: string;
  /** The fields of the form. A concurrent change of others is no conflict. */
  readonly fields: readonly (keyof Stored & string)[];
  /** Left out where none is added. */
  readonly add?: (body: Body) => Promise<Stored>;
  /** Saves the changes of a record, unless its version is another one. */
  readonly change: (base: Stored, body: Body & Pick<Stored, 'version'>) => Promise<Stored>;
  /** The queries that contain the record; left out where `change` or `onSaved` refreshes them. */
  readonly queryKey?: QueryKey;
  readonly onSaved: (saved: Stored) => unknown;
  /** Whether failures are logged, too, as some screens are specified. */
  readonly isLogged?: true;
}

/**
 * Saves a record, or adds one. After a failure the form keeps its values. `base` is the record that the form was
 * filled from; after a conflict it is replaced by the current one (`rebase`).
 */
export const useSaveRecord = <Stored extends Versioned, Body extends object>(record: SaveRecord<Stored, Body>) => {
  const { stored, name, fields, add, change, queryKey, onSaved, isLogged } = record;
  const [base, setBase] = useState(stored);
  const t = useTexts(formTexts);
  const message = useErrorMessage();
  const client = useQueryClient();
  const presentOf = (error: unknown) => presentIn(error, name) as Stored | undefined;
  const changeUnlessConflict = async (from: Stored, body: Body): Promise<Stored> => {
    try {
      return await change(from, { ...body, version: from.version });
    } catch (error) {
      const present = presentOf(error);
      if (!present || differing(from, present, fields).length > 0) throw error;
      return change(present, { ...body, version: present.version });
    }
  };
  const adding = (body: Body): Promise<Stored> => {
    if (!add) throw new Error(`There is no ${name} to change`);
    return add(body);
  };
  const saving = useMutation({
    mutationFn: (body: Body) => (base === undefined ? adding(body) : changeUnlessConflict(base, body)),
    onSuccess: async (saved) => {
      if (queryKey) await client.invalidateQueries({ queryKey });
      await onSaved(saved);
    },
    onError: (error) => isLogged && logFailure(`A ${name} could not be saved`, error),
  });
  const isConflict = (error: unknown): boolean => presentOf(error) !== undefined;
  const present = presentOf(saving.error);
  return {
    base,
    save: (body: Body) => saving.mutateAsync(body),
    failed: (error: unknown) => (isConflict(error) ? undefined : t('form.notSaved', detailOf(error) ?? message(error))),
    /** Whether saving failed because the record was changed concurrently. */
    isConflict,
    /** The current record if it was changed concurrently. */
    conflict: present && base && { base, present },
    rebase: (to: Stored) => {
      setBase(to);
      saving.reset();
    },
  };
};
