/** The ETag of a record that people edit: its version. */
export function tagOf(version: number | string): string {
  return `"${version}"`;
}

/** The version that an `If-Match` names; NaN for a tag that the shop never sent. */
export function versionOf(ifMatch: string | undefined): number {
  return Number(/^\d{1,9}$/.exec(textVersionOf(ifMatch))?.[0] ?? Number.NaN);
}

/**
 * The same of a record whose version is a text; empty for what is no tag in quotes. A proxy that compresses answers may have made the ETag a weak
 * one, or named its coding at the end, as Caddy and Apache do.
 */
export function textVersionOf(ifMatch: string | undefined): string {
  return /^(?:W\/)?"(.{22}|.*?)(?:-(?:gzip|zstd|br|deflate))?"$/.exec(ifMatch?.trim() ?? '')?.[1] ?? '';
}
