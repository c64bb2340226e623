import { inflateRawSync } from 'node:zlib';

/** Reads the files of a ZIP archive, by name, in their order. */
export const readZip = (zip: Buffer): Map<string, Buffer> => {
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(zip.length - 22 + 16);
  while (zip.readUInt32LE(at) === 0x02_01_4b_50) {
    const [packed, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const [extra, comment, local] = [zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32), zip.readUInt32LE(at + 42)];
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString();
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + packed);
    files.set(name, zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes) : bytes);
    at += 46 + nameLength + extra + comment;
  }
  return files;
};

/** The fields of each line of a batch of postings, without the first two lines. */
export const postingsIn = (batch: Buffer): string[][] =>
  batch
    .toString('latin1')
    .split('\r\n')
    .slice(2)
    .filter((line) => line !== '')
    .map((line) => line.split(';').map((field) => field.replaceAll('"', '')));

/** What the postings of accounts add up to, in cents: debits less credits, on either side. */
export const balanceOf = (postings: readonly string[][], accounts: readonly string[]): number =>
  postings.reduce((sum, [amount = '', side, , , , , account = '', contra = '']) => {
    const cents = Number(amount.replace(',', '')) * (side === 'S' ? 1 : -1);
    return sum + (accounts.includes(account) ? cents : 0) - (accounts.includes(contra) ? cents : 0);
  }, 0);
