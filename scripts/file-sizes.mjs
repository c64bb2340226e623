// How long the TypeScript files are, tests included: most are short, and none is long. The limits are not for one file,
// so a file may be longer than the median where its idea is; they keep all of them from growing.

/** The longest file, of any kind that is checked. */
export const longestFile = 300;
/** At most so many lines in half of the files, and in nine of ten. */
export const mostFiles = { median: 50, ninetieth: 125 };

/**
 * What is wrong with the lengths of the files, in lines.
 * @param {readonly number[]} lengths @param {{ median: number, ninetieth: number }} limits
 * @returns {string[]}
 */
export const problemsOfSizes = (lengths, limits = mostFiles) => {
  const sorted = lengths.toSorted((a, b) => a - b);
  /** @param {number} share */
  const at = (share) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
  const [median, ninetieth] = [at(0.5), at(0.9)];
  const problems = [];
  if (median > limits.median) problems.push(`half of the files have more than ${limits.median} lines: ${median}`);
  if (ninetieth > limits.ninetieth) {
    problems.push(
      `one of ten files has more than ${limits.ninetieth} lines: ${ninetieth}; split those that hold two ideas`,
    );
  }
  return problems;
};
