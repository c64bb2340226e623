import type { Translate } from '#shared/web/texts.tsx';
import type { RefusedBecause } from '../../../domain/import/import-plan.ts';
import type { UndoneImport } from '../../../import-contract.ts';
import type { ImportTexts } from '../../../texts/import-de.ts';

type Words = Translate<ImportTexts>;

/** Why a file cannot be imported. */
export const refusalText = (because: RefusedBecause, t: Words): string => {
  if (because.reason === 'no_person') return t('refusal.no_person', because.headers.join(', '));
  if (because.reason === 'too_many_columns') return t('refusal.too_many_columns', because.most);
  return t(`refusal.${because.reason}`);
};

/** The result of undoing an import. */
export const undoneText = ({ removed, kept_changed, kept_booked }: UndoneImport, t: Words): string =>
  [
    t('undo.removed', removed),
    ...(kept_changed > 0 ? [t('undo.keptChanged', kept_changed)] : []),
    ...(kept_booked > 0 ? [t('undo.keptBooked', kept_booked)] : []),
  ].join(' ');
