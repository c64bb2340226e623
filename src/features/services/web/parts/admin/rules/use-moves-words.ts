import { useTexts } from '#shared/web/texts.tsx';
import type { MoveRulesView } from '../../../../move-rules-contract.ts';
import { serviceRulesTexts } from '../../../../texts/rules-handle.ts';

/** Returns a function that describes whether customers may move their sessions. */
export const useMovesWords = (): ((rules: MoveRulesView | null) => string) => {
  const t = useTexts(serviceRulesTexts);
  return (rules) => {
    if (rules === null) return t('notice.words.studio');
    if (rules.kind === 'none') return t('moves.words.none');
    return t('moves.words.by_link', { hours: rules.until_hours, free: rules.free_moves });
  };
};
