/** The result of work, or undefined when it takes longer than `milliseconds`. The work itself goes on. */
export function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result | undefined> {
  const timeOver = Promise.withResolvers<undefined>();
  const timer = setTimeout(timeOver.resolve, milliseconds, undefined);
  return Promise.race([work, timeOver.promise]).finally(() => clearTimeout(timer));
}
