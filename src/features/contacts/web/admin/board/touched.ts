let touched = false;
addEventListener('pointerdown', ({ pointerType }) => (touched = pointerType === 'touch'), { capture: true });

/** Whether the last press was by touch. */
export const isTouched = (): boolean => touched;
