import type { Translate } from '#shared/web/texts.tsx';
import type { ImportPlan } from '../../../domain/import/import-plan.ts';
import type { ImportTexts } from '../../../texts/import-de.ts';

type Words = Translate<ImportTexts>;

/** The remarks of a plan as sentences, one for each kind. */
export const remarkTexts = ({ remarks }: ImportPlan, t: Words): readonly string[] => {
  const kinds = new Set(remarks.map(({ kind }) => kind));
  return [...kinds].map((kind) => {
    const these = remarks.filter((remark) => remark.kind === kind);
    const cells = these.map(({ cell, phone }) => {
      const quoted = t('quoted', cell.slice(0, 60));
      return kind === 'completed' && phone ? t('remark.becomes', { cell: quoted, phone }) : quoted;
    });
    const lines = linesText([...new Set(these.map(({ line }) => line))], t);
    return t(`remark.${kind}`, { lines, cells: [...new Set(cells)].slice(0, mostCells).join(', ') });
  });
};

const mostCells = 3;
const mostLines = 5;

/** 'Zeile 3' or 'Zeilen 3, 4, 5, 6, 7 und 12 weitere'. */
export const linesText = (lines: readonly number[], t: Words): string =>
  t('lines', { count: lines.length, first: lines.slice(0, mostLines).join(', '), more: lines.length - mostLines });
