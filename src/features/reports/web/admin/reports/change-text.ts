import type { Translate } from '#shared/web/texts.tsx';
import type { ReportsTexts } from '../../../texts/reports-de.ts';
import { percentText } from './numbers.ts';

interface Compared {
  readonly now: number;
  readonly before: number;
  /** The period includes future days, so that the comparison covers what is booked so far. */
  readonly running: boolean;
}

/** Compares an amount with the previous period, in words: '12 % mehr als davor', 'bisher 12 % mehr als davor'. */
export const changeText = (t: Translate<ReportsTexts>, { running, ...amounts }: Compared): string => {
  const text = difference(t, amounts);
  return running ? t('change.soFar', text) : text;
};

const difference = (t: Translate<ReportsTexts>, { now, before }: Omit<Compared, 'running'>): string => {
  if (now === before) return t('change.same');
  if (before === 0) return t('change.new');
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  return t(now > before ? 'change.more' : 'change.less', percent === 0 ? '< 1 %' : percentText(percent));
};
