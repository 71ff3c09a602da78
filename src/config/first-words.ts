/** The levels of the log as pino, which writes it, numbers them. */
const LEVELS = { info: 30, fatal: 60 } as const;

/**
 * What a process says on its streams before it has a log: words for a person, and in production or its rehearsal a line of JSON as the log
 * writes them. Reads the mode itself, because the words may say that the settings cannot be read. `words` are one line.
 */
export function firstWords(level: keyof typeof LEVELS, words: string): string {
  const isProduction = ['production', 'rehearsal'].includes(process.env.SHOP_MODE ?? '');
  return `${isProduction ? JSON.stringify({ level: LEVELS[level], time: Date.now(), msg: words }) : words}\n`;
}
