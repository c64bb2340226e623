/** At most this many characters of a text are a description for search engines. */
const longest = 160;

/** A text on one line, cut after a word where it is longer than search engines show. */
export const searchDescription = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= longest ? line : `${line.slice(0, longest).replace(/\s\S*$/, '')} …`;
};
