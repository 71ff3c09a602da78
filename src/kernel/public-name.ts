/** Names that lead to this machine or its network, whatever they resolve to. */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|home\.arpa)$/;

/**
 * May the shop send to this address of somebody else, such as a browser's for pushes? It must be https at a host with a public name and
 * the usual port; what the name resolves to is looked at when something is sent.
 */
export function hasPublicName(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  const name = hostname.replace(/\.$/, '');
  // A number at the end belongs to an IP address, of which version 6 is written without dots; a second dot at the end to no name.
  const isName = name.includes('.') && !/\.\d*$/.test(name);
  return protocol === 'https:' && port === '' && !username && !password && isName && !PRIVATE_NAME.test(name);
}
