/** Where a browser writes to a handle of the messenger, such as '@shop'. */
export function messengerAddress(handle: string): string {
  return `https://t.me/${encodeURIComponent(handle.replace('@', ''))}`;
}
