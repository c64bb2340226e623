export const utc = (iso: string): number => Date.parse(iso);
