import { classNames } from '#shared/web/class-names.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { Phase } from '../../domain/phases.ts';
import { boardTexts } from '../../texts/board-handle.ts';

const dots: Record<Phase, string> = {
  new: 'bg-info',
  nicht_erreicht: 'bg-warning',
  in_klaerung: 'bg-accent',
  termin_geplant: 'bg-success',
  abgesagt: 'bg-control',
};

export const PhaseDot = ({ phase }: { readonly phase: Phase }) => (
  <span aria-hidden="true" className={classNames('size-2.5 shrink-0 rounded-full', dots[phase])} />
);

export const PhaseBadge = ({ phase }: { readonly phase: Phase }) => {
  const t = useTexts(boardTexts);
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-sunken px-2.5 py-0.5 text-sm font-medium">
      <PhaseDot phase={phase} />
      {t(`phase.${phase}`)}
    </span>
  );
};

/** Shown in place of the phase once a contact has booked. */
export const BookedBadge = () => {
  const t = useTexts(boardTexts);
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-success-soft px-2.5 py-0.5 text-sm font-medium text-success">
      <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-success" />
      {t('booked.badge')}
    </span>
  );
};
