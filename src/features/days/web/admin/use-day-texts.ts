import { useMemo } from 'react';
import {
  type AllTexts,
  type Dictionary,
  type TextsHandle,
  type Translate,
  textsHandle,
  translator,
  useLanguage,
} from '#shared/web/texts.tsx';
import type { DayActionKind } from '../../domain/day-session.ts';
import { type DaysAdminTexts, de as daysDe } from '../../texts/admin-de.ts';
import { ru as daysRu } from '../../texts/admin-ru.ts';
import { type DayMoveTexts, de as moveDe } from '../../texts/move-de.ts';
import { ru as moveRu } from '../../texts/move-ru.ts';

// Loaded with the dialogs of a day and not with every screen.
const texts = { de: { days: daysDe, move: moveDe }, ru: { days: daysRu, move: moveRu } } satisfies Record<
  string,
  AllTexts
>;
const days = textsHandle<DaysAdminTexts>('days');
const move = textsHandle<DayMoveTexts>('move');

const useOwn = <D extends Dictionary>(handle: TextsHandle<D>): Translate<D> => {
  const { language } = useLanguage();
  return useMemo(() => translator(texts[language], handle), [language, handle]);
};

/** The texts for cancelling the sessions of a day, and for choosing them. */
export const useDayTexts = (): Translate<DaysAdminTexts> => useOwn(days);

/** The texts for moving the sessions of a day. */
export const useMoveTexts = (): Translate<DayMoveTexts> => useOwn(move);

/** The texts that each kind of action has in its own words. */
export const useActionTexts = (kind: DayActionKind): Translate<DaysAdminTexts | DayMoveTexts> =>
  useOwn<DaysAdminTexts | DayMoveTexts>(kind === 'cancel' ? days : move);
