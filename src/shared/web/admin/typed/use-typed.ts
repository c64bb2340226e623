import { useState } from 'react';
import type { Result } from '#shared/kernel/result.ts';

/** How a value is typed: what a text means, and how the value stands in the field. */
export interface TypedKind<Value, Refusal extends string> {
  readonly read: (text: string) => Result<Value, Refusal | 'empty'>;
  readonly show: (value: Value) => string;
  /** Stands for an empty field, and for one whose text cannot be read. */
  readonly empty: Value;
}

interface TypedOptions<Value, Refusal extends string> {
  readonly kind: TypedKind<Value, Refusal>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly wordsOf: (refusal: Refusal) => string;
  /** What is wrong with a value that can be read. */
  readonly objection?: ((value: Value) => string | undefined) | undefined;
  /** Objections are shown at once: no value on the way to a good one looks like a bad one. */
  readonly eager?: boolean;
}

export interface Typed<Value> {
  readonly text: string;
  /** Why the text cannot be taken; undefined for an empty field. */
  readonly problem: string | undefined;
  /** The same, but not while somebody is still typing. */
  readonly shownProblem: string | undefined;
  readonly onType: (text: string) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly choose: (value: Value) => void;
}

/** A text that stands for a value. What was typed stays as it is until the field is left; then it is shown the usual way. */
export const useTyped = <Value, Refusal extends string>(options: TypedOptions<Value, Refusal>): Typed<Value> => {
  const { kind, value, onChange, wordsOf, objection, eager = false } = options;
  const [draft, setDraft] = useState<{ readonly text: string; readonly means: Value }>();
  const [wasLeft, setWasLeft] = useState(false);
  const shown = Object.is(value, kind.empty) ? '' : kind.show(value);
  // A value that was set from elsewhere replaces the text.
  const text = draft && Object.is(draft.means, value) ? draft.text : shown;
  const read = kind.read(text);
  const problem = read.ok ? objection?.(read.value) : read.refusal === 'empty' ? undefined : wordsOf(read.refusal);
  return {
    text,
    problem,
    shownProblem: wasLeft || (eager && read.ok) ? problem : undefined,
    onType: (typed) => {
      const found = kind.read(typed);
      const means = found.ok ? found.value : kind.empty;
      setDraft({ text: typed, means });
      onChange(means);
    },
    onFocus: () => setWasLeft(problem !== undefined && wasLeft),
    onBlur: () => {
      setWasLeft(true);
      if (read.ok) setDraft(undefined);
    },
    choose: (chosen) => {
      setDraft(undefined);
      onChange(chosen);
    },
  };
};
