import { defaultPageDesign } from './default-page-design.ts';
import { type PageDesign, pageDesign } from './page-design-schema.ts';

/** Parses a stored design; each missing or invalid field gets its default. */
export const pageDesignFrom = (stored: unknown): PageDesign => {
  // A value that is not an object gives no known field.
  const design = { ...(stored as object | null | undefined) };
  const merged = { ...defaultPageDesign, ...design };
  const parsed = pageDesign.safeParse(merged);
  if (parsed.success) return parsed.data;
  const broken = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
  const sound = Object.fromEntries(Object.entries(design).filter(([key]) => !broken.has(key)));
  return pageDesign.parse({ ...defaultPageDesign, ...sound });
};
