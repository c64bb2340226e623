/** Returns the values of an axis from zero to at least `max`: three to six whole numbers at round distances. */
export const ticksTo = (max: number): number[] => {
  const step = Math.max(1, roundUp(max / 4));
  const count = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: count + 1 }, (_, i) => i * step);
};

const roundUp = (value: number): number => {
  if (value <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * power >= value && Number.isInteger(one * power)) ?? 10;
  return factor * power;
};
