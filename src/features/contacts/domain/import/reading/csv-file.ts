const csvTypes = new Set(['text/csv', 'application/csv', 'application/vnd.ms-excel', 'text/vcard', 'text/x-vcard']);

/** Whether a file may be imported (a table or an address book), by its name or by the type the browser reports. */
export const isCsvFile = (name: string, type: string): boolean => {
  const lower = name.toLowerCase();
  return lower.endsWith('.csv') || lower.endsWith('.vcf') || (csvTypes.has(type) && !lower.endsWith('.txt'));
};

/** How the files begin that are no text: of Excel (a ZIP archive, or the older format) and PDF. */
const beginnings: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
];

/** Whether a file is a sheet or a PDF by its first bytes, whatever it is called: programs name sheets .csv, or their type. */
export const isSheetOrPdf = (bytes: Uint8Array): boolean =>
  beginnings.some((beginning) => beginning.every((byte, at) => bytes[at] === byte));
