import type * as parts from './picture-parts.tsx';

/** How pages show pictures. Empty on pages without pictures, which do not load `fill-picture-slot`. */
export const pictureParts: Partial<typeof parts> = {};
