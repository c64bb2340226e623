import { escapedXml } from '#shared/kernel/text/escaped-xml.ts';

/** pdfkit writes these texts into the metadata as they are; they may contain what XML reads as its own. */
export const escapeMetadata = (doc: PDFKit.PDFDocument, texts: readonly string[]): void => {
  const append = doc.appendXML.bind(doc);
  doc.appendXML = (xml, newLine) =>
    append(
      texts.reduce((written, text) => written.replaceAll(`>${text}<`, () => `>${escapedXml(text)}<`), xml),
      newLine,
    );
};
