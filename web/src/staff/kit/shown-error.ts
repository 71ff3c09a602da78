/** The error to show beside the action; null while the shop only wants a fresh factor, for which the page asks. */
export function shownError(error: Error | null): Error | null {
  const code = error && 'problem' in error ? (error.problem as { code?: string } | undefined)?.code : undefined;
  return code === 'second_factor_required' ? null : error;
}
