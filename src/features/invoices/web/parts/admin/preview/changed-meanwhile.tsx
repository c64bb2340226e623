import { useEffect, useRef } from 'react';
import { formatDate } from '#shared/kernel/time/format.ts';
import { euroText } from '#shared/web/money.tsx';
import { reveal } from '#shared/web/press/reveal.ts';
import type { InvoicePreview } from '../../../../preview-contract.ts';
import type { InvoicePreviewTexts } from '../../../../texts/invoice-preview-texts.ts';
import { type ChangedPart, changedParts } from './changed-parts.ts';

interface ChangedMeanwhileProps {
  /** What was shown when it was pressed. */
  readonly before: InvoicePreview;
  readonly now: InvoicePreview;
  /** The press that was refused. */
  readonly act: number;
  readonly texts: InvoicePreviewTexts;
}

/** Says that nothing was issued, and what has changed since the preview was made. */
export const ChangedMeanwhile = ({ before, now, act, texts }: ChangedMeanwhileProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => void reveal(box.current, 'nearest', act), [act]);
  return (
    <div ref={box} role="alert" className="rounded-field border border-line bg-accent-soft p-4">
      <p className="font-semibold">{texts.changed}:</p>
      <ul className="mt-1 list-disc pl-5">
        {changedParts(before, now).map((changed) => (
          <li key={changed.part} className="break-words">
            {textOf(changed, texts)}
          </li>
        ))}
      </ul>
      <p className="mt-2">{texts.anew}</p>
    </div>
  );
};

const textOf = ({ part, values }: ChangedPart, texts: InvoicePreviewTexts): string =>
  values
    ? texts.nowBefore(texts.parts[part], valueText(part, values.now), valueText(part, values.before))
    : texts.parts[part];

const valueText = (part: ChangedPart['part'], value: string | number): string => {
  if (typeof value === 'number') return euroText(value);
  return part === 'day' ? formatDate(value) : value;
};
