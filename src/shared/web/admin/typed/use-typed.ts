import { useState } from 'react';
import type { Result } from '#shared/kernel/result.ts';

/** A kind of typed value: how to parse a text and how to format the value. */
export interface TypedKind<Value, Refusal extends string> {
  readonly read: (text: string) => Result<Value, Refusal | 'empty'>;
  readonly show: (value: Value) => string;
  /** The value of an empty field, and of one whose text cannot be parsed. */
  readonly empty: Value;
}

interface TypedOptions<Value, Refusal extends string> {
  readonly kind: TypedKind<Value, Refusal>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly wordsOf: (refusal: Refusal) => string;
  /** Why a parsed value is not accepted; undefined if it is. */
  readonly objection?: ((value: Value) => string | undefined) | undefined;
  /** Whether errors are shown while typing, for kinds where partial input is never an error. */
  readonly eager?: boolean;
}

export interface Typed<Value> {
  readonly text: string;
  /** Why the text is not accepted; undefined for an empty field. */
  readonly problem: string | undefined;
  /** The same, but undefined while the user is typing. */
  readonly shownProblem: string | undefined;
  readonly onType: (text: string) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly choose: (value: Value) => void;
}

/**
 * The state of a text input for a value. The text stays as typed until the field loses the focus; then it is shown in
 * the usual format.
 */
export const useTyped = <Value, Refusal extends string>(options: TypedOptions<Value, Refusal>): Typed<Value> => {
  const { kind, value, onChange, wordsOf, objection, eager = false } = options;
  const [draft, setDraft] = useState<{ readonly text: string; readonly means: Value }>();
  const [wasLeft, setWasLeft] = useState(false);
  const shown = Object.is(value, kind.empty) ? '' : kind.show(value);
  // A value set from outside replaces the text.
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
