/** A host as sockets take it: an IPv6 address without the brackets that it has in a URL and in a `Host` header; any other as it is. */
export function bareHost(host: string): string {
  return host.replace(/^\[(.*)\]$/, '$1');
}
