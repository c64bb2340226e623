const key = 'started_anew_for';
/** How Chromium, Firefox and Safari say that a file of the application is not there. */
const missingFile = /dynamically imported module|importing a module script|preload css/i;

/**
 * Whether a page that failed should simply be loaded again: a tab that has been open since before an update asks for
 * files that are gone. Once for each file, so that one that is missing for another reason does not make it go in circles.
 */
export const shouldStartAnew = (error: unknown): boolean => {
  if (!(error instanceof Error) || !missingFile.test(error.message)) return false;
  if (sessionStorage.getItem(key) === error.message) return false;
  sessionStorage.setItem(key, error.message);
  return true;
};
