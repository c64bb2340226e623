import { useTexts } from '../../texts.tsx';
import type { TheirChange } from '../conflict/edit-conflict.tsx';
import { differing } from '../conflict/edited-twice.ts';
import { formTexts } from '../form-texts/handle.ts';

interface Fields<State extends object, Field extends keyof State & string> {
  /** The fields of the form, in its order. */
  readonly labels: Readonly<Record<Field, string>>;
  /** The text of a value that its own is not: undefined for those that are shown as they are. */
  readonly textOf?: ((state: State, field: Field) => string | undefined) | undefined;
}

/** Describes what somebody else has changed between two states of a record or of the values of a form. */
export const useTheirChanges = <State extends object, Field extends keyof State & string>({
  labels,
  textOf,
}: Fields<State, Field>) => {
  const t = useTexts(formTexts);
  const orEmpty = useOrEmpty();
  const text = (state: State, field: Field): string => {
    const value: unknown = state[field];
    if (typeof value === 'boolean') return t(value ? 'form.yes' : 'form.no');
    const plain = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    return orEmpty(textOf?.(state, field) ?? plain);
  };
  return (base: State, present: State): TheirChange[] =>
    differing<Field>(base, present, Object.keys(labels) as Field[]).map((field) => ({
      label: labels[field],
      before: text(base, field),
      now: text(present, field),
    }));
};

/** What a form shows, which may be several fields at once: its label, and its text in a record; null or '': it is empty. */
type Shown<Stored> = readonly [label: string, textOf: (stored: Stored) => string | null];

/** The same where what a form shows is not one field each, such as a range of days or hours. */
export const useShownChanges = <Stored>(
  all: readonly Shown<Stored>[],
): ((base: Stored, present: Stored) => TheirChange[]) => {
  const orEmpty = useOrEmpty();
  return (base, present) =>
    all
      .map(([label, textOf]) => ({ label, before: textOf(base), now: textOf(present) }))
      .filter(({ before, now }) => (before ?? '') !== (now ?? ''))
      .map(({ label, before, now }) => ({ label, before: orEmpty(before), now: orEmpty(now) }));
};

/** The text of a value, shortened; of an empty one, that it is. */
const useOrEmpty = (): ((text: string | null) => string) => {
  const t = useTexts(formTexts);
  return (text) => {
    if (!text) return t('form.conflict.empty');
    return text.length > 120 ? `${text.slice(0, 119)}…` : text;
  };
};
