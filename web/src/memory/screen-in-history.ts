/** Which of several screens at one address an entry of the browser's history stands for, counted from 0. */
export function screenOf(state: unknown): number {
  const { screen } = (state ?? {}) as { screen?: unknown };
  return typeof screen === 'number' ? screen : 0;
}
