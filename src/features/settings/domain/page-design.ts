import { type PageDesign, pageDesign } from '../contract.ts';
import { defaultPageDesign } from './default-page-design.ts';

/** Reads a stored design; each field that is missing or not allowed falls back to its default (SRV-51). */
export const pageDesignFrom = (stored: unknown): PageDesign => {
  const given = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const merged = { ...defaultPageDesign, ...given };
  const parsed = pageDesign.safeParse(merged);
  if (parsed.success) return parsed.data;
  const broken = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
  const sound = Object.fromEntries(Object.entries(given).filter(([key]) => !broken.has(key)));
  return pageDesign.parse({ ...defaultPageDesign, ...sound });
};
