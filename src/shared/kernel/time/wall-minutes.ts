/** Returns the minutes since midnight of a wall time 'HH:MM'. Throws RangeError for another text. */
export function wallMinutes(time: string): number {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  if (!Number.isInteger(minutes)) throw new RangeError(`Not a wall time: ${time}`);
  return minutes;
}
