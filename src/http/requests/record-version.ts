/** The ETag of a record that people edit: its version. */
export function tagOf(version: number | string): string {
  return `"${version}"`;
}

/** The version that an `If-Match` names; NaN for a tag that the shop never sent. A proxy may have made the ETag a weak one. */
export function versionOf(ifMatch: string | undefined): number {
  return Number(/^(?:W\/)?"(\d{1,9})"$/.exec(ifMatch?.trim() ?? '')?.[1] ?? Number.NaN);
}

/** The same of a record whose version is a text; empty for what is no tag in quotes. */
export function textVersionOf(ifMatch: string | undefined): string {
  return /^(?:W\/)?"(.*)"$/.exec(ifMatch?.trim() ?? '')?.[1] ?? '';
}
