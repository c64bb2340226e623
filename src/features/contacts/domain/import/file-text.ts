/**
 * Decodes the text of a file: UTF-16 and UTF-8 by their byte order marks, which are not part of the text; UTF-8 where
 * it is valid; otherwise the encoding of German Windows programs.
 */
export const fileText = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decoded(bytes, 'utf-16be');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decoded(bytes, 'windows-1252');
  }
};

const decoded = (bytes: Uint8Array, encoding: string): string => new TextDecoder(encoding).decode(bytes);

const csvTypes = new Set(['text/csv', 'application/csv', 'application/vnd.ms-excel']);

/** Whether a file may be imported, by its name or by the type the browser reports. */
export const isCsvFile = (name: string, type: string): boolean => {
  const lower = name.toLowerCase();
  return lower.endsWith('.csv') || (csvTypes.has(type) && !lower.endsWith('.txt'));
};
