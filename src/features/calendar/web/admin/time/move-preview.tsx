import { timeText } from '#shared/kernel/time/berlin-time.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import { dayMinutes, type WallRange } from '../../../domain/day-layout.ts';
import { useMoving } from '../move/moving.ts';

interface MovePreviewProps {
  readonly date: string;
  readonly photographer_id: string;
  readonly resource_id: string | undefined;
  readonly place: (span: WallRange) => { readonly top: number; readonly height: number };
}

/** Shows where the moved event would be. */
export const MovePreview = ({ date, photographer_id, resource_id, place }: MovePreviewProps) => {
  const minute = useMoving((state) => {
    const here =
      state?.target.date === date &&
      state.target.resource_id === resource_id &&
      (photographer_id === '' || state.target.photographer_id === photographer_id);
    return here ? state?.target.minute : undefined;
  });
  const minutes = useMoving((state) => state && (state.event.end - state.event.start) / MINUTE);
  if (minute === undefined || minutes === undefined) return null;
  return (
    <div
      aria-hidden="true"
      data-preview=""
      style={place({ from: minute, to: Math.min(dayMinutes, minute + minutes) })}
      className="tabular pointer-events-none absolute inset-x-0 z-10 rounded-md border-2 border-dashed border-accent bg-accent-soft/80 px-1.5 text-[0.75rem] font-semibold text-accent-text"
    >
      {timeText(minute)}
    </div>
  );
};
