let touched = false;
addEventListener('pointerdown', ({ pointerType }) => (touched = pointerType === 'touch'), { capture: true });

/** Whether the last press was a finger's. */
export const isTouched = (): boolean => touched;
