const key = 'reloaded_for';
/** The error messages of Chromium, Firefox and Safari for a missing file of the application. */
const missingFile = /dynamically imported module|importing a module script|preload css/i;

/**
 * Whether a failed page should be reloaded: after an update, a tab that was open before requests files that no longer
 * exist. Returns true once per file, so that a file missing for another reason does not cause a reload loop.
 */
export const shouldReload = (error: unknown): boolean => {
  if (!(error instanceof Error) || !missingFile.test(error.message)) return false;
  try {
    if (sessionStorage.getItem(key) === error.message) return false;
    sessionStorage.setItem(key, error.message);
    return true;
  } catch {
    // Without storage nobody knows whether this is the second time; the screen has a button that reloads.
    return false;
  }
};
