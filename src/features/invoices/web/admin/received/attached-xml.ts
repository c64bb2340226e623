/** More than any invoice needs; a small file may inflate to gigabytes. */
const mostBytes = 20 * 1024 * 1024;

/**
 * The XML files attached to a PDF, in the order of the file. Finds the streams themselves, which are never inside others,
 * whatever the rest of the document looks like. An encrypted document has none that can be read.
 */
export const attachedXml = async (pdf: Uint8Array<ArrayBuffer>): Promise<readonly Uint8Array<ArrayBuffer>[]> => {
  // One character for each byte, so that positions are the same.
  const text = new TextDecoder('latin1').decode(pdf);
  const found: Uint8Array<ArrayBuffer>[] = [];
  for (const match of text.matchAll(/>>\s*stream\r?\n/g)) {
    const dictionary = text.slice(Math.max(text.lastIndexOf(' obj', match.index), match.index - 4096), match.index);
    if (!/\/EmbeddedFile\b|#2Fxml\b/.test(dictionary)) continue;
    const begin = match.index + match[0].length;
    const bytes = pdf.subarray(begin, begin + lengthOf(dictionary, text, begin));
    const plain = /\/FlateDecode\b/.test(dictionary) ? await inflate(bytes) : bytes;
    if (plain) found.push(plain);
  }
  return found;
};

/** A length may be an object of its own. */
const lengthOf = (dictionary: string, text: string, begin: number): number => {
  const [, direct, isReference] = /\/Length\s+(\d+)(\s+\d+\s+R)?/.exec(dictionary) ?? [];
  if (direct !== undefined && !isReference) return Number(direct);
  const [, referred] = new RegExp(`(?:^|\\s)${direct ?? '0'}\\s+\\d+\\s+obj\\s+(\\d+)`).exec(text) ?? [];
  return referred === undefined ? Math.max(0, text.indexOf('endstream', begin) - begin) : Number(referred);
};

/** Undefined if the bytes are not a stream of zlib, or too many. */
const inflate = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  try {
    for (let size = 0; ; ) {
      const { done, value } = await reader.read();
      if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
      size += value.length;
      if (size > mostBytes) {
        await reader.cancel();
        return undefined;
      }
      parts.push(value);
    }
  } catch {
    return undefined;
  }
};
