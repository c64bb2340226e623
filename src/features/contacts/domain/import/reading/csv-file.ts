const csvTypes = new Set(['text/csv', 'application/csv', 'application/vnd.ms-excel', 'text/vcard', 'text/x-vcard']);

/** Whether a file may be imported (a table or an address book), by its name or by the type the browser reports. */
export const isCsvFile = (name: string, type: string): boolean => {
  const lower = name.toLowerCase();
  return lower.endsWith('.csv') || lower.endsWith('.vcf') || (csvTypes.has(type) && !lower.endsWith('.txt'));
};
