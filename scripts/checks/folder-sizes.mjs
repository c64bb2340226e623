/** A folder has at most so many files, so that whoever looks for one sees them all. */
const mostFiles = 25;

/**
 * Returns the folders with too many files, as messages. The folders of a folder count for themselves.
 * @type {(files: readonly string[]) => string[]}
 */
export const problemsOfFolders = (files) => {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const file of files) {
    const folder = file.slice(0, file.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > mostFiles)
    .map(([folder, count]) => `${folder}: ${count} files; a folder has at most ${mostFiles}`);
};
