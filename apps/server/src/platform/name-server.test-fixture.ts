import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export interface NameServer {
  /** As `Resolver.setServers` takes it. */
  address: string;
  /** How often it was asked for IPv4 addresses. */
  asked: () => number;
  close: () => void;
}

const TYPE_A = 1;

/** Answers each question for IPv4 addresses with the next of the given ones, the last one for ever, and has no others (RFC 1035, 4). */
export async function startNameServer(addresses: readonly string[]): Promise<NameServer> {
  const socket = createSocket('udp4');
  let asked = 0;
  socket.on('message', (query, from) => {
    const questionEnd = query.indexOf(0, 12) + 5;
    const isForA = query.readUInt16BE(questionEnd - 4) === TYPE_A;
    const address = isForA ? addresses[Math.min(asked++, addresses.length - 1)]! : null;
    const head = Buffer.from(query.subarray(0, 12));
    head.writeUInt16BE(0x81_80, 2);
    for (const [index, count] of [1, address ? 1 : 0, 0, 0].entries()) head.writeUInt16BE(count, 4 + 2 * index);
    const answer = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...(address ?? '').split('.').map(Number)]);
    socket.send(Buffer.concat([head, query.subarray(12, questionEnd), ...(address ? [answer] : [])]), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, asked: () => asked, close: () => socket.close() };
}
