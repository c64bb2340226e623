/**
 * Returns the code in the fragment of the page's address and takes it out of there, so that neither bookmarks nor the
 * history nor a shared address contain it; undefined: there is none. The fragment `#content` leads to the content of
 * every page.
 */
export const takeCodeOfAddress = (): string | undefined => {
  const code = location.hash.slice(1);
  if (code === '' || code === 'content') return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
};
