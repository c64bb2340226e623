import { CallError } from '../../call/call-error.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The present state from the response to a save that was refused because of a concurrent change; undefined after any
 * other error.
 */
export const presentIn = (error: unknown, name: string): unknown => {
  if (!(error instanceof CallError) || error.code !== 'version_conflict') return undefined;
  return (JSON.parse(error.body) as Values)[name];
};

/** The order of keys does not matter: two responses may contain the same object in different order. */
const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame((one as Values)[key], (other as Values)[key]));
};

/** The names in `fields` whose values differ between two states. */
export const differing = <Field extends string>(
  one: Readonly<Partial<Record<Field, unknown>>>,
  other: Readonly<Partial<Record<Field, unknown>>>,
  fields: readonly Field[],
): Field[] => fields.filter((field) => !isSame(one[field], other[field]));

/**
 * The present state with the user's input over it. Fields that the user has not changed since `base` keep the others'
 * changes.
 */
export const merged = <State extends object>(base: State, typed: Partial<State>, present: State): State => {
  const own = Object.entries(typed).filter(([field, value]) => !isSame((base as Values)[field], value));
  return { ...present, ...(Object.fromEntries(own) as Partial<State>) };
};
