import { CallError } from '../call-error.ts';

type Values = Readonly<Record<string, unknown>>;

/** What is there now, where a save was refused because somebody else had changed it; undefined after any other failure. */
export const presentIn = (error: unknown, name: string): unknown => {
  if (!(error instanceof CallError) || error.code !== 'version_conflict') return undefined;
  return (JSON.parse(error.body) as Values)[name];
};

/** The order of keys does not count: two responses may bring the same object in another order. */
const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame((one as Values)[key], (other as Values)[key]));
};

/** Which of `fields` differ between two states of the same thing. */
export const differing = <Field extends string>(
  one: Readonly<Partial<Record<Field, unknown>>>,
  other: Readonly<Partial<Record<Field, unknown>>>,
  fields: readonly Field[],
): Field[] => fields.filter((field) => !isSame(one[field], other[field]));

/**
 * The present state with what was typed over it: of what the person has not touched since `base`, the others' changes
 * stay.
 */
export const merged = <State extends object>(base: State, typed: Partial<State>, present: State): State => {
  const own = Object.entries(typed).filter(([field, value]) => !isSame((base as Values)[field], value));
  return { ...present, ...(Object.fromEntries(own) as Partial<State>) };
};
