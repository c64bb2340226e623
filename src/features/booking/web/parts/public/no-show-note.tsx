import { euroInSentence } from '#shared/web/money.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { PublicBooking } from '../../../contract.ts';
import { noShowTexts } from '../../../texts/no-show-note.ts';

interface NoShowNoteProps extends NonNullable<PublicBooking['no_show_fee']> {
  /** Whether it is written on the page itself, not on a card. */
  readonly onGround?: boolean;
}

/** What whoever does not come owes, or what was charged for that. */
export const NoShowNote = ({ percent, charged, onGround }: NoShowNoteProps) => {
  const texts = noShowTexts[useLanguage().language];
  if (!charged)
    return <p className={onGround ? 'px-1 text-sm text-ground-muted' : 'text-muted'}>{texts.agreed(percent)}</p>;
  const { amount, open } = charged;
  return (
    <p>
      {texts.charged({ percent, amount: euroInSentence(amount) })}{' '}
      {open > 0 ? texts.open(euroInSentence(open)) : texts.paid}
    </p>
  );
};
