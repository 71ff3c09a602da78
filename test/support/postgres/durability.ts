export interface Durability {
  /**
   * Writes reach the disk whenever the system likes. Dropping a database then takes an eighth of the time. Processes that are killed
   * lose nothing by it, a machine that loses power does.
   */
  readonly isUnsynced?: boolean;
}

/** The options of PostgreSQL for this. */
export function optionsOf({ isUnsynced = false }: Durability): string[] {
  return isUnsynced ? ['-c', 'fsync=off', '-c', 'full_page_writes=off'] : [];
}
