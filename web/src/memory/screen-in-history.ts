/** The number of the screen, from 0, that the state of a history entry names, where several screens share one address. */
export function screenOf(state: unknown): number {
  const { screen } = (state ?? {}) as { screen?: unknown };
  return typeof screen === 'number' ? screen : 0;
}
