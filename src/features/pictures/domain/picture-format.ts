/** What can be uploaded; HEIC is recognised only to say why it is refused. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/**
 * Detects the format by the first 32 bytes, given as one character per byte. The name of a file and its media type are
 * ignored. Returns undefined for everything else, such as SVG, which may contain scripts.
 */
export const formatOf = (start: string): PictureFormat | undefined => {
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) return 'webp';
  return start.startsWith('ftyp', 4) ? ofBrands(start.slice(8)) : undefined;
};

// The major brand, 4 bytes of version, then compatible brands. Phones write HEVC pictures under the brands hei* and hev*.
const ofBrands = (brands: string): PictureFormat | undefined => {
  if (/^(?:.{4})*?avi[fs]/s.test(brands)) return 'avif';
  return /^(?:.{4})*?(?:hei[cxms]|hev[cxms]|mif1|msf1)/s.test(brands) ? 'heic' : undefined;
};
