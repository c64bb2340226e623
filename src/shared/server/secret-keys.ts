/** One key, or several while it is being changed: the first seals and signs, all of them open and verify. */
export type SecretKey = string | readonly [string, ...string[]];

export const allKeys = (key: SecretKey): readonly [string, ...string[]] => (typeof key === 'string' ? [key] : key);

/** The one that seals and signs. */
export const firstKey = (key: SecretKey): string => allKeys(key)[0];

const shortestKey = 16;

/**
 * The keys of a setting: one, or several with commas between them. A key may hold a comma itself, so a text with a part
 * that is too short for a key is one key, and the whole text is always accepted as a former key.
 */
export const keysIn = (text: string): SecretKey => {
  const [first = '', ...others] = text.split(',').map((part) => part.trim());
  if (others.length === 0 || [first, ...others].some(({ length }) => length < shortestKey)) return text;
  return [first, ...others, text];
};
