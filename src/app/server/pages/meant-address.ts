import { publicRoutes } from '#app/web/public/public-routes.ts';

const fixed = new Set(publicRoutes.map(({ path }) => path).filter((path) => !path.includes(':')));

/**
 * The address of a page that somebody meant who typed another one: phones begin with a capital letter, and slashes are
 * doubled. With its query; undefined for what is no such address.
 */
export const meantAddress = (url: string): string | undefined => {
  const end = url.search(/[?#]/);
  const [path, rest] = end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)];
  const meant = path
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
  if (meant === path || !(fixed.has(meant) || /^\/aktion\/[a-z0-9-]+$/.test(meant))) return undefined;
  return meant + rest;
};
