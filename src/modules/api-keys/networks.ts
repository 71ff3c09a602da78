import { BlockList, isIP } from 'node:net';

/** Characters of an address, and the bits of a network after a slash; `isIP` judges the address. */
const NETWORK = /^([\da-fA-F:.]+)(?:\/(\d{1,3}))?$/;
const IPV4_BITS = 32;
const IPV6_BITS = 128;

/** An address, or a network such as `203.0.113.0/24`, in the form in which it is kept; undefined for what is neither. */
export function parseNetwork(text: string): string | undefined {
  const [, address = '', bits] = NETWORK.exec(text.trim()) ?? [];
  const family = isIP(address);
  if (family === 0) return undefined;
  if (bits === undefined) return address.toLowerCase();
  const mostBits = family === 4 ? IPV4_BITS : IPV6_BITS;
  return Number(bits) <= mostBits ? `${address.toLowerCase()}/${Number(bits)}` : undefined;
}

/** Tells whether an address lies in one of the networks, each as `parseNetwork` gives it. IPv4 within IPv6 counts as IPv4. */
export function isWithin(networks: readonly string[], address: string): boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [start = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(start, familyOf(start));
    else list.addSubnet(start, Number(bits), familyOf(start));
  }
  return list.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
