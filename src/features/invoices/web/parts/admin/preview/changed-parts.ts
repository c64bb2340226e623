import { differing } from '#shared/web/admin/conflict/edited-twice.ts';
import type { InvoicePreview, PreviewedDocument } from '../../../../preview-contract.ts';
import type { InvoicePreviewTexts } from '../../../../texts/invoice-preview-texts.ts';

type Part = keyof InvoicePreviewTexts['parts'];

/** A part of a preview that is no longer what was shown; with its value where that is short. */
export interface ChangedPart {
  readonly part: Part;
  readonly values?: { readonly now: string | number; readonly before: string | number };
}

/** What belongs to each part of a document. */
const fieldsOf = {
  customer: ['customer'],
  lines: ['lines', 'total'],
  taxes: ['taxes', 'rest_taxes', 'small_business'],
  deducted: ['deducted'],
  received: ['received'],
  account: ['account'],
} as const satisfies Partial<Record<Part, readonly (keyof PreviewedDocument)[]>>;

/** Returns what has changed between two previews, in the order in which the dialog shows it; at least one part. */
export const changedParts = (before: InvoicePreview, now: InvoicePreview): ChangedPart[] => {
  const changed = [...ofWhole(before, now), ...ofDocuments(before, now)];
  return changed.length > 0 ? changed : [{ part: 'rest' }];
};

const ofWhole = (before: InvoicePreview, now: InvoicePreview): ChangedPart[] => [
  ...(before.mailed_to === now.mailed_to ? [] : [{ part: 'mail' as const }]),
  ...(before.issued_on === now.issued_on
    ? []
    : [{ part: 'day' as const, values: { now: now.issued_on, before: before.issued_on } }]),
];

/** Documents are compared one by one, unless others are issued now. */
const ofDocuments = (before: InvoicePreview, now: InvoicePreview): ChangedPart[] => {
  const kinds = ({ documents }: InvoicePreview): string => documents.map(({ kind }) => kind).join(' ');
  if (kinds(before) !== kinds(now)) return [{ part: 'documents' }];
  const found = now.documents.flatMap((document, index) => {
    const shown = before.documents[index];
    return shown ? ofDocument(shown, document) : [];
  });
  return found.filter(({ part }, index) => found.findIndex((other) => other.part === part) === index);
};

const ofDocument = (before: PreviewedDocument, now: PreviewedDocument): ChangedPart[] => {
  const named = (Object.keys(fieldsOf) as (keyof typeof fieldsOf)[]).filter(
    (part) => differing(before, now, fieldsOf[part]).length > 0,
  );
  return [
    ...(before.number === now.number
      ? []
      : [{ part: 'number' as const, values: { now: now.number, before: before.number } }]),
    ...named.map((part) => ({ part })),
    ...(before.payable === now.payable
      ? []
      : [{ part: 'payable' as const, values: { now: now.payable, before: before.payable } }]),
  ];
};
