import { ChevronRight } from 'lucide-react';
import { useTexts } from '#shared/web/texts.tsx';
import type { ImportPlan } from '../../../domain/import/import-plan.ts';
import { importTexts } from '../../../texts/import-handle.ts';

const mostShown = 100;

/** Every row that is not imported, with its line and its reason. */
export const RefusedRows = ({ plan: { refused } }: { readonly plan: ImportPlan }) => {
  const t = useTexts(importTexts);
  if (refused.length === 0) return null;
  return (
    <details className="group">
      <summary className="inline-flex min-h-control w-fit cursor-pointer items-center gap-1 text-sm font-medium text-accent-text hover:underline">
        <ChevronRight size={16} aria-hidden="true" className="shrink-0 transition duration-150 group-open:rotate-90" />
        {t('refused.title', refused.length)}
      </summary>
      <ul className="max-h-64 divide-y divide-line overflow-y-auto rounded-field border border-line text-sm">
        {refused.slice(0, mostShown).map(({ line, raw, reason }) => (
          <li key={line} className="px-3 py-1.5">
            <p>{t('refused.row', { line, reason: t(`reason.${reason}`) })}</p>
            <p className="truncate text-muted">{beginningOf(raw)}</p>
          </li>
        ))}
        {refused.length > mostShown && (
          <li className="px-3 py-1.5 text-muted">{t('refused.more', refused.length - mostShown)}</li>
        )}
      </ul>
    </details>
  );
};

const beginningOf = (raw: Readonly<Record<string, string>>): string =>
  Object.values(raw)
    .map((cell) => cell.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .slice(0, 4)
    .join(' · ')
    .slice(0, 120);
