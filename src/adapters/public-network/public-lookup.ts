import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/** Networks that are not the public internet (IANA's registries of special addresses). */
const PRIVATE: readonly (readonly [network: string, bits: number, family: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  // Everything but 2000::/3, from which public addresses are given; then the parts of it that lead to IPv4 or nowhere.
  ['::', 3, 'ipv6'],
  ['4000::', 2, 'ipv6'],
  ['8000::', 1, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
];

// A list for each family, because a list of both would also compare addresses of IPv4 with networks of IPv6.
const blocked = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, bits, family] of PRIVATE) blocked[family].addSubnet(network, bits, family);

/** Tells whether a text is an IP address of the public internet. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  // A list blocks nothing that it cannot read.
  return isIP(address) !== 0 && !blocked[kind].check(address, kind);
}

type LookupDone = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void;

/** Finds all addresses of a name, like `lookup` of Node. */
export type FindAddresses = (name: string, options: LookupOptions & { readonly all: true }, done: LookupDone) => void;

/**
 * Finds the addresses of a name for a connection, and none unless each is allowed. The connection goes to the addresses that were checked here,
 * so no second answer of the name server can lead elsewhere. A test replaces `find`.
 */
export function lookupAllowed(isAllowed: (address: string) => boolean, find: FindAddresses = lookup) {
  return (name: string, options: LookupOptions, done: LookupDone): void =>
    find(name, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const isRefused = addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address));
      done(isRefused ? Object.assign(new Error('not a public address'), { code: 'ENOTPUBLIC' }) : null, addresses);
    });
}
