import { ChevronRight } from 'lucide-react';
import { useTexts } from '#shared/web/texts.tsx';
import type { Contact } from '../../../contract.ts';
import { boardTexts } from '../../../texts/board-handle.ts';

/** The filled cells of the row a contact was imported from: answers, further numbers and all that has no field. */
export const ImportedRow = ({ contact }: { readonly contact: Contact }) => {
  const t = useTexts(boardTexts);
  const cells = Object.entries(contact.raw_data ?? {})
    .map(([column, cell]) => [column, typeof cell === 'string' ? cell.trim() : JSON.stringify(cell)] as const)
    .filter(([, cell]) => cell !== '');
  if (cells.length === 0) return null;
  return (
    <details className="group">
      <summary className="inline-flex min-h-control w-fit cursor-pointer items-center gap-1 font-semibold hover:underline">
        <ChevronRight size={16} aria-hidden="true" className="shrink-0 transition duration-150 group-open:rotate-90" />
        {t('panel.row')}
      </summary>
      <dl className="divide-y divide-line rounded-field border border-line text-sm">
        {cells.map(([column, cell]) => (
          <div key={column} className="px-3 py-1.5">
            <dt className="break-words text-muted">{column}</dt>
            <dd className="break-words whitespace-pre-line">{cell}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};
