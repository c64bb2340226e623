/**
 * Decodes the file of a bank: UTF-16 by its byte order mark, UTF-8 where it is valid, otherwise the encoding of German
 * Windows programs. XML has to be in the encoding that it declares, one of those. Undefined: it is no text.
 */
export const fileText = (bytes: Uint8Array): string | undefined => {
  const [first, second] = bytes;
  const marked =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
  const declared = marked ?? declaredEncoding(bytes);
  for (const encoding of declared === undefined ? ['utf-8', 'windows-1252'] : [declared]) {
    const text = decoded(bytes, encoding);
    // Control characters are in no statement, but in other files.
    if (text !== undefined) return /[^\P{Cc}\s\u007F-\u009F]/u.test(text) ? undefined : text;
  }
  return undefined;
};

const known: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'iso-8859-1': 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
  'windows-1252': 'windows-1252',
};

/** The encoding of XML; '' one that is not read; undefined: it is no XML. */
const declaredEncoding = (bytes: Uint8Array): string | undefined => {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200)).replace(/^\u00EF\u00BB\u00BF/, '');
  if (!/^\s*</.test(start)) return undefined;
  const [, name = 'utf-8'] = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)["']/i.exec(start) ?? [];
  return known[name.toLowerCase()] ?? '';
};

const decoded = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // Not valid in this encoding, or an encoding that is not known.
    return undefined;
  }
};
