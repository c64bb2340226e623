/**
 * Lets `Date` show an instant that is so many milliseconds away; timers and `performance.now()` stay as they are. Refers
 * to nothing outside of itself, because it also runs in pages.
 * @type {(shiftMs: number) => void}
 */
export const shiftDate = (shiftMs) => {
  const RealDate = globalThis.Date;
  const now = () => RealDate.now() + shiftMs;
  const Shifted = new Proxy(RealDate, {
    construct: (target, given, newTarget) => Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  RealDate.prototype.constructor = Shifted;
  globalThis.Date = Shifted;
};
