import { useState } from 'react';
import type { CallOptions } from '#shared/contract/client-types.ts';
import { differing, presentIn } from '#shared/web/admin/conflict/edited-twice.ts';
import { type Form, type FormOptions, useForm } from '#shared/web/admin/form/use-form.ts';
import { ifMatch } from '#shared/web/admin/if-match.ts';

interface Versioned {
  readonly version: number | string;
}

interface SettingsForm<Stored extends Versioned, Values extends object>
  extends Omit<FormOptions<Values>, 'initial' | 'save' | 'live' | 'failed'> {
  readonly stored: Stored;
  readonly valuesOf: (stored: Stored) => Values;
  /** Saves changed values, unless the settings have another version than `match` names. */
  readonly send: (changes: Partial<Values>, match: CallOptions, values: Values) => Promise<Stored>;
  readonly saved?: () => void;
  readonly failed: (error: unknown) => string | undefined;
}

/** The values that a form was filled from, and those that somebody else has saved since then. */
export interface SettingsConflict<Values> {
  readonly base: Values;
  readonly present: Values;
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
}

/**
 * The form of a group of settings. What somebody else saves meanwhile replaces an unedited form; in an edited one it is
 * a conflict when it is saved, if it concerns values of the form.
 */
export const useSettingsForm = <Stored extends Versioned, Values extends object>({
  stored,
  valuesOf,
  send,
  saved,
  failed,
  ...options
}: SettingsForm<Stored, Values>) => {
  const [base, setBase] = useState(stored);
  const [seen, setSeen] = useState(stored.version);
  const [present, setPresent] = useState<Stored>();
  const initial = valuesOf(base);
  const isOther = (now: Stored): boolean =>
    differing(initial, valuesOf(now), Object.keys(initial) as (keyof Values & string)[]).length > 0;
  const save = async (changes: Partial<Values>, values: Values): Promise<void> => {
    try {
      setBase(await send(changes, ifMatch(base.version), values));
    } catch (error) {
      const now = presentIn(error, 'settings') as Stored | undefined;
      if (!now || isOther(now)) throw error;
      setBase(await send(changes, ifMatch(now.version), values));
    }
    setPresent(undefined);
    saved?.();
  };
  const refused = (error: unknown): string | undefined => {
    const now = presentIn(error, 'settings') as Stored | undefined;
    setPresent(now);
    return now ? undefined : failed(error);
  };
  const form = useForm<Values>({
    ...options,
    initial,
    live: true,
    save: (values, changes) => save(changes, values),
    failed: refused,
  });
  if (!form.dirty && stored.version !== seen) {
    setSeen(stored.version);
    setBase(stored);
  }
  const settle = (edits: () => void, from: Stored) => () => {
    edits();
    setBase(from);
    setPresent(undefined);
  };
  const conflict: SettingsConflict<Values> | undefined = present && {
    base: initial,
    present: valuesOf(present),
    takeTheirs: settle(form.discard, present),
    keepMine: settle(form.keepChanges, present),
  };
  return {
    form: { ...form, discard: settle(form.discard, present ?? base) } satisfies Form<Values>,
    conflict,
    save,
    refused,
  };
};
