import { isIPv6 } from 'node:net';

/** The network by which an address is counted: an IPv4 address itself, and the /64 of an IPv6 address, all of which one subscriber holds. */
export function networkOf(address: string): string {
  const plain = withoutMapping(address);
  return isIPv6(plain) ? `${groupsOf(plain, 4)}::/64` : plain;
}

/** What one renter of addresses usually holds: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export function wideNetworkOf(address: string): string {
  const plain = withoutMapping(address);
  return isIPv6(plain) ? `${groupsOf(plain, 3)}::/48` : `${plain.split('.').slice(0, 3).join('.')}.0/24`;
}

/** The IPv4 address that an address of IPv6 stands for, such as `::ffff:192.0.2.1`; any other address as it is. */
function withoutMapping(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

/** The first groups of an IPv6 address, in their shortest spelling. Behind a `%` stands the zone of the address. */
function groupsOf(address: string, count: number): string {
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const groups = tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
  return groups
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
