const signInPath = '/admin/login';

/** The sign-in page that leads back to the wanted one. */
export const signInAddress = (wanted: string): string => `${signInPath}?${new URLSearchParams({ next: wanted })}`;

/**
 * Where a sign-in leads: the wanted page if it is one of the back office, else the dashboard (AUTH-016). Other origins,
 * other schemes and everything a browser would read as one are no page of ours (W03).
 */
export const pathAfterSignIn = (next: string | null, origin: string): string => {
  const dashboard = '/admin/dashboard';
  if (next === null || !URL.canParse(next, origin)) return dashboard;
  const wanted = new URL(next, origin);
  const isOurs = wanted.origin === origin && wanted.pathname.startsWith('/admin/') && wanted.pathname !== signInPath;
  return isOurs ? wanted.pathname + wanted.search + wanted.hash : dashboard;
};
