import type { Service } from './service.ts';

/** Where the catalogue is kept. */
export interface CatalogueReader {
  /** Every service on sale, in the order of the shop window. */
  services(): Promise<Service[]>;
  /** A number that rises with every change of the content. */
  contentVersion(): Promise<number>;
}

/** The content as it stood at one version. */
export interface CatalogueSnapshot {
  readonly version: number;
  readonly services: readonly Service[];
}

/** Reads the catalogue from memory. */
export interface Catalogue {
  /** The newest snapshot that this instance knows. */
  current(): Promise<CatalogueSnapshot>;
  /** Looks whether the content changed, and reads it again if so. Called every second, so an edit shows within two on every instance. */
  refresh(): Promise<void>;
}

/** Keeps the whole catalogue in memory, at most as old as the last `refresh`. */
export function createCatalogue(reader: CatalogueReader): Catalogue {
  let snapshot: Promise<CatalogueSnapshot> | undefined;

  async function read(): Promise<CatalogueSnapshot> {
    // The version first: a change in between is then read again, never missed.
    const version = await reader.contentVersion();
    return { version, services: await reader.services() };
  }

  function current(): Promise<CatalogueSnapshot> {
    snapshot ??= read().catch((error) => {
      snapshot = undefined;
      throw error;
    });
    return snapshot;
  }

  async function refresh(): Promise<void> {
    const known = await current();
    if ((await reader.contentVersion()) !== known.version) snapshot = Promise.resolve(await read());
  }

  return { current, refresh };
}
