import { fileURLToPath } from 'node:url';

/** The folder that contains package.json. */
export const root = fileURLToPath(new URL('..', import.meta.url));
