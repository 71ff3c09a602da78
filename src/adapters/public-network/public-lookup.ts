import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList } from 'node:net';

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
  // All but what is given to the public; the exceptions in it lead to IPv4 or nowhere.
  ['::', 3, 'ipv6'],
  ['4000::', 2, 'ipv6'],
  ['8000::', 1, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
];

// A list for each family: a list of both takes every address of IPv4 for one of version 6 as well.
const blocked = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, bits, family] of PRIVATE) blocked[family].addSubnet(network, bits, family);

/** Is an IP address one of the public internet? */
export function isPublicAddress({ address, family }: LookupAddress): boolean {
  const kind = family === 6 ? 'ipv6' : 'ipv4';
  return !blocked[kind].check(address, kind);
}

type Found = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void;

/** Finds all addresses of a name, like `lookup` of Node. */
export type FindAddresses = (name: string, options: LookupOptions & { readonly all: true }, found: Found) => void;

/**
 * Finds the addresses of a name for a connection, only if each is allowed: what is checked here is what is connected to. `find` is what a
 * test puts in the place of Node's.
 */
export function lookupAllowed(isAllowed: (address: LookupAddress) => boolean, find: FindAddresses = lookup) {
  return (name: string, options: LookupOptions, found: Found): void =>
    find(name, { ...options, all: true }, (error, addresses) => {
      if (error) return found(error, []);
      const refused = addresses.length === 0 || !addresses.every(isAllowed);
      found(refused ? Object.assign(new Error('not a public address'), { code: 'ENOTPUBLIC' }) : null, addresses);
    });
}
