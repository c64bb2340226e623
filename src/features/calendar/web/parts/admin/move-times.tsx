import { useTexts } from '#shared/web/texts.tsx';
import { calendarTexts } from '../../../texts/handle.ts';
import { SlotPicker } from '../../admin/session/slot-picker.tsx';
import { type Move, useMoveSlots } from '../../admin/session/use-slots.ts';

interface MoveTimesProps extends Move {
  /** Epoch ms. */
  readonly chosen: number | undefined;
  readonly onChoose: (start: number) => void;
}

/** The times of a day to which a booking can be moved. */
export const MoveTimes = ({ chosen, onChoose, ...move }: MoveTimesProps) => {
  const t = useTexts(calendarTexts);
  return (
    <SlotPicker
      label={t('create.slots')}
      starts={useMoveSlots(move)}
      chosen={chosen}
      onChoose={onChoose}
      none={t('reschedule.none')}
    />
  );
};
