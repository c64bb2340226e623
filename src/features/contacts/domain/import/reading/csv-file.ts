const csvTypes = new Set(['text/csv', 'application/csv', 'application/vnd.ms-excel']);

/** Whether a file may be imported, by its name or by the type the browser reports. */
export const isCsvFile = (name: string, type: string): boolean => {
  const lower = name.toLowerCase();
  return lower.endsWith('.csv') || (csvTypes.has(type) && !lower.endsWith('.txt'));
};
