import { ciiOf } from '../../domain/e-invoice/cii.ts';
import type { EInvoiceProfile } from '../../domain/e-invoice/profiles.ts';
import { element, textElement } from '../../domain/e-invoice/xml.ts';
import type { IssuedInvoice } from '../../domain/invoice-document.ts';

/** As Factur-X 1.0 and ZUGFeRD 2 name the attachment, the level and the version of each profile. */
const facturX: Record<EInvoiceProfile, { readonly name: string; readonly level: string; readonly version: string }> = {
  en16931: { name: 'factur-x.xml', level: 'EN 16931', version: '1.0' },
  xrechnung: { name: 'xrechnung.xml', level: 'XRECHNUNG', version: '3.0' },
};

/** Attaches the XML of an e-invoice to its PDF/A-3 and says so in the metadata. The same data give the same bytes. */
export const attachEInvoice = (doc: PDFKit.PDFDocument, invoice: IssuedInvoice): void => {
  const profile = invoice.document.e_invoice;
  if (!profile) return;
  const at = new Date(invoice.issued_at);
  const { name, level, version } = facturX[profile];
  // Its types do not know the relationship.
  const options = {
    name,
    type: 'text/xml',
    description: 'E-Rechnung',
    relationship: 'Alternative',
    creationDate: at,
    modifiedDate: at,
  };
  doc.file(Buffer.from(ciiOf(invoice, profile)), options);
  doc.appendXML(schema);
  const about = { 'rdf:about': '', 'xmlns:fx': namespace };
  const facts = [
    textElement('fx:DocumentType', 'INVOICE'),
    textElement('fx:DocumentFileName', name),
    textElement('fx:Version', version),
    textElement('fx:ConformanceLevel', level),
  ];
  doc.appendXML(element('rdf:Description', facts, about));
};

const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const resource = { 'rdf:parseType': 'Resource' };
const properties = {
  DocumentFileName: 'name of the embedded XML invoice file',
  DocumentType: 'INVOICE',
  Version: 'version of the standard of the embedded XML invoice',
  ConformanceLevel: 'conformance level of the embedded XML invoice',
};

/** PDF/A wants every property described that it does not know itself. */
const schema = element(
  'rdf:Description',
  [
    element('pdfaExtension:schemas', [
      element('rdf:Bag', [
        element(
          'rdf:li',
          [
            textElement('pdfaSchema:schema', 'Factur-X PDFA Extension Schema'),
            textElement('pdfaSchema:namespaceURI', namespace),
            textElement('pdfaSchema:prefix', 'fx'),
            element('pdfaSchema:property', [element('rdf:Seq', Object.entries(properties).map(propertyOf))]),
          ],
          resource,
        ),
      ]),
    ]),
  ],
  {
    'rdf:about': '',
    'xmlns:pdfaExtension': 'http://www.aiim.org/pdfa/ns/extension/',
    'xmlns:pdfaSchema': 'http://www.aiim.org/pdfa/ns/schema#',
    'xmlns:pdfaProperty': 'http://www.aiim.org/pdfa/ns/property#',
  },
);

function propertyOf([name, description]: [string, string]): string {
  return element(
    'rdf:li',
    [
      textElement('pdfaProperty:name', name),
      textElement('pdfaProperty:valueType', 'Text'),
      textElement('pdfaProperty:category', 'external'),
      textElement('pdfaProperty:description', description),
    ],
    resource,
  );
}
