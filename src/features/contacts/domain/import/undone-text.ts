/** How many contacts of an import were deleted, and how many stay because they were changed or have booked. */
interface UndoneImport {
  readonly removed: number;
  readonly kept_changed: number;
  readonly kept_booked: number;
}

/** The result of undoing an import, in German like everything on the board. */
export const undoneText = ({ removed, kept_changed, kept_booked }: UndoneImport): string => {
  const kept = [
    ...(kept_changed > 0 ? [`${contacts(kept_changed)} bleiben, weil jemand daran gearbeitet hat`] : []),
    ...(kept_booked > 0 ? [`${contacts(kept_booked)} bleiben, weil daraus eine Buchung geworden ist`] : []),
  ];
  return [`${contacts(removed)} entfernt`, ...kept].map((sentence) => `${singular(sentence)}.`).join(' ');
};

const contacts = (count: number): string => `${count} ${count === 1 ? 'Kontakt' : 'Kontakte'}`;
const singular = (sentence: string): string => sentence.replace('1 Kontakt bleiben', '1 Kontakt bleibt');
