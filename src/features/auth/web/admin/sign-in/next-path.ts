const signInPath = '/admin/login';

/** Returns the URL of the sign-in page that leads back to the wanted page. */
export const signInAddress = (wanted: string): string => `${signInPath}?${new URLSearchParams({ next: wanted })}`;

/**
 * Returns the path to open after a sign-in: the wanted page if it belongs to the back office, else the dashboard. Other
 * origins and schemes, and anything that a browser would interpret as one, are refused.
 */
export const pathAfterSignIn = (next: string | null, origin: string): string => {
  const dashboard = '/admin/dashboard';
  if (next === null || !URL.canParse(next, origin)) return dashboard;
  const wanted = new URL(next, origin);
  const isOurs = wanted.origin === origin && wanted.pathname.startsWith('/admin/') && wanted.pathname !== signInPath;
  return isOurs ? wanted.pathname + wanted.search + wanted.hash : dashboard;
};
