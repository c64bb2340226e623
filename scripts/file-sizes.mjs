// Limits the lengths of the TypeScript files, tests included. The median and the ninetieth percentile limit all files
// together, so a single file may be longer where its content requires it.

/** The longest file, of any kind that is checked. */
export const longestFile = 300;
/** The maximum number of lines of the shortest half of the files, and of nine in ten files. */
export const mostFiles = { median: 50, ninetieth: 125 };

/**
 * Returns the limits that the lengths of the files (in lines) exceed, as messages.
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
