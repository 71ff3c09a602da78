/**
 * Loaded before a process's own code (`node --import`): its wall clock is wrong by CLOCK_SHIFT_SECONDS, as on a machine whose clock was
 * never set. Timers and `performance.now()` count on, as they do there.
 */
const shift = Number(process.env.CLOCK_SHIFT_SECONDS) * 1000;
const RightDate = Date;
const now = () => RightDate.now() + shift;

globalThis.Date = new Proxy(RightDate, {
  construct: (right, args, target) => Reflect.construct(right, args.length === 0 ? [now()] : args, target),
  apply: () => new RightDate(now()).toString(),
  get: (right, name) => (name === 'now' ? now : Reflect.get(right, name)),
});
