/** The messages of one area in one language. */
export interface AreaFile {
  readonly default: Record<string, string>;
}

/** Areas of the staff's pages, and of pages that few visitors open. */
export const SELDOM_FILES = import.meta.glob<AreaFile>(
  '../messages/*/{account,calendar,common,consultation,order,payment,people,sandbox,sankalpa,staff*,verify}.ts',
);
