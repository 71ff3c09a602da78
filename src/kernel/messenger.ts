/** The address at which a browser opens the messenger, to write to a handle such as '@shop'. */
export function messengerAddress(handle: string): string {
  return `https://t.me/${encodeURIComponent(handle.replace('@', ''))}`;
}
