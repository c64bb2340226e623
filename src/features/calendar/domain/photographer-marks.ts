/** How a photographer is identified where several share a column: letters, and one of `markColours` colours. */
export interface Mark {
  readonly letters: string;
  readonly colour: number;
}

export const markColours = 6;

/**
 * Returns the marks of photographers: their initials; if two are the same, more of their first names. Colours are
 * assigned in the given order.
 */
export const marksOf = (
  people: readonly { readonly id: string; readonly name: string }[],
): ReadonlyMap<string, Mark> => {
  const taken = new Set<string>();
  return new Map(
    people.map(({ id, name }, index) => {
      const letters = lettersOf(name, taken);
      taken.add(letters);
      return [id, { letters, colour: index % markColours }];
    }),
  );
};

const lettersOf = (name: string, taken: ReadonlySet<string>): string => {
  const [first = '?', ...others] = name.split(/[^\p{L}\p{N}]/u).filter(Boolean);
  const end = Array.from(others.at(-1) ?? '')[0] ?? '';
  const letters = Array.from(first);
  for (let length = 1; length <= letters.length; length++) {
    const tried = `${letters.slice(0, length).join('')}${end}`.replace(/./u, (letter) => letter.toUpperCase());
    if (!taken.has(tried)) return tried;
  }
  return `${first}${end}${taken.size}`;
};
