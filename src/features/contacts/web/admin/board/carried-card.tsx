import { useTexts } from '#shared/web/texts.tsx';
import { boardTexts } from '../../../texts/board-handle.ts';
import { PhaseDot } from '../phase-badge.tsx';
import type { Carried } from './use-carrying.ts';

interface CarriedCardProps {
  readonly carried: Carried | undefined;
  /** The state for screen readers. */
  readonly announced: string;
}

/** The card that is being moved: its name at the pointer, or the keys that move and drop it. */
export const CarriedCard = ({ carried, announced }: CarriedCardProps) => {
  const t = useTexts(boardTexts);
  return (
    <>
      <p id="carry-hint" hidden>
        {t('carry.hint')}
      </p>
      <p aria-live="assertive" className="sr-only">
        {announced}
      </p>
      {carried?.by === 'pointer' && (
        <p
          aria-hidden="true"
          className="card pointer-events-none fixed top-0 left-0 z-30 max-w-60 translate-x-[calc(var(--pointer-x)-50%)] translate-y-[calc(var(--pointer-y)-120%)] truncate p-3 font-semibold shadow-raised ring-2 ring-accent"
        >
          {carried.contact.name}
        </p>
      )}
      {carried?.by === 'keyboard' && (
        <p
          aria-hidden="true"
          className="pointer-events-none fixed inset-x-4 bottom-6 z-30 mx-auto flex w-fit max-w-full items-center gap-2 rounded-card border border-line bg-raised px-4 py-2.5 text-ink shadow-raised"
        >
          <PhaseDot phase={carried.over} />
          <strong className="shrink-0">{t(`phase.${carried.over}`)}</strong>
          <span className="text-muted">{t('carry.keys')}</span>
        </p>
      )}
    </>
  );
};
