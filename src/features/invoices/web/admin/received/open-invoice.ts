import { readReceivedInvoice } from '../../../domain/received/read-received-invoice.ts';
import type { ReceivedInvoice } from '../../../domain/received/received-invoice.ts';
import { attachedXml } from './attached-xml.ts';

export type Unreadable = 'too_large' | 'no_xml_in_pdf' | 'no_invoice';
const largestBytes = 20 * 1024 * 1024;

/** Reads the invoice in an XML file, or attached to a PDF, or says why there is none. */
export const openInvoice = async (file: Blob): Promise<ReceivedInvoice | Unreadable> => {
  if (file.size > largestBytes) return 'too_large';
  const bytes = new Uint8Array(await file.arrayBuffer());
  // The mark may stand after a few other bytes.
  const isPdf = new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');
  for (const xml of isPdf ? await attachedXml(bytes) : [bytes]) {
    const invoice = readReceivedInvoice(decoded(xml));
    if (invoice) return invoice;
  }
  return isPdf ? 'no_xml_in_pdf' : 'no_invoice';
};

/** In the encoding of the byte order mark, of the zeros in the first two bytes, or of the XML declaration; UTF-8 without. */
const decoded = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || second === 0) return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || first === 0) return new TextDecoder('utf-16be').decode(bytes);
  const declaration = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const [, encoding = 'utf-8'] = /^[^>]*encoding=["']([\w-]+)["']/.exec(declaration) ?? [];
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    // A name that no browser knows.
    return new TextDecoder().decode(bytes);
  }
};
