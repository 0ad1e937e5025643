import { BlockList, isIP } from 'node:net';

/** IPv4 that leads to no machine on the public internet (IANA IPv4 Special-Purpose Address Registry), and multicast. */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** All public IPv6 lies here, but for what is told below: protocols, documentation, and IPv4 in another form (6to4). */
const GLOBAL_IPV6 = ['2000::/3'];
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const specialIpv4 = listOf(SPECIAL_IPV4);
const globalIpv6 = listOf(GLOBAL_IPV6);
const specialIpv6 = listOf(SPECIAL_IPV6);

/** Whether a webhook may be sent to an address. Private ones, and any without encryption, only where the operator allows them. */
export type Reachable = (address: string, isEncrypted: boolean) => boolean;

/** The networks are addresses or networks that the operator allows, such as 10.0.0.0/8. */
export function createReachable(networks: readonly string[]): Reachable {
  const allowed = listOf(networks);
  return (address, isEncrypted) => isIn(allowed, address) || (isEncrypted && isPublic(address));
}

function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !isIn(specialIpv4, address);
  return isIn(globalIpv6, address) && !isIn(specialIpv6, address);
}

function isIn(list: BlockList, address: string): boolean {
  return list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
