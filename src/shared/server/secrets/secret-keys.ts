/** One key, or several during a key change: the first seals and signs, all of them open and verify. */
export type SecretKey = string | readonly [string, ...string[]];

export const allKeys = (key: SecretKey): readonly [string, ...string[]] => (typeof key === 'string' ? [key] : key);

/** The key that seals and signs. */
export const firstKey = (key: SecretKey): string => allKeys(key)[0];

const shortestKey = 16;

/**
 * Returns the keys of a setting: one, or several separated by commas. A key may itself contain a comma, so a text with
 * a part that is too short for a key is one key. The whole text is always accepted as a former key.
 */
export const keysIn = (text: string): SecretKey => {
  const [first = '', ...others] = text.split(',').map((part) => part.trim());
  if (others.length === 0 || [first, ...others].some(({ length }) => length < shortestKey)) return text;
  return [first, ...others, text];
};
