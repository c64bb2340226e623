import { CallError, NetworkError } from '#shared/web/call/call-error.ts';
import type { Translate } from '#shared/web/texts.tsx';
import type { RefusedBecause } from '../../../domain/import/import-refusal.ts';
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

/** Why the server did not add a row. Its own words name fields of requests, in English. */
export const failureText = (error: unknown, t: Words): string => {
  if (error instanceof NetworkError) return t('failed.network');
  if (!(error instanceof CallError)) return t('error.unknown');
  if (error.status === 401) return t('failed.session');
  const fields = new Set(error.fields.map(({ loc }) => String(loc.at(1))));
  if (fields.has('email')) return t('reason.bad_email');
  if (fields.has('raw_data') || fields.size > 0) return t('failed.refused');
  return error.code === 'import_undone' ? t('undo.twice') : t('failed.server', error.status);
};
