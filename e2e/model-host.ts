import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A place on another origin that a model is fetched from. */
export interface ModelHost {
  url: string;
  /** Methods of the requests it got. */
  asked: string[];
  /** What it does with the next requests: sends all, waits in the middle until told otherwise, breaks off there, sends a page, or names no size. */
  mode: 'whole' | 'waits' | 'breaks' | 'page' | 'sizeless';
  close(): Promise<void>;
}

export async function startModelHost(model: Buffer): Promise<ModelHost> {
  const server = createServer((request, response) => {
    host.asked.push(request.method ?? '');
    const content = host.mode === 'page' ? Buffer.alloc(model.length, '<p>Please sign in.</p>') : model;
    response.setHeader('access-control-allow-origin', '*');
    if (host.mode !== 'sizeless') response.setHeader('content-length', content.length);
    if (request.method === 'HEAD') return void response.end();
    if (host.mode !== 'waits' && host.mode !== 'breaks') return void response.end(content);
    response.write(content.subarray(0, content.length / 2));
    if (host.mode === 'breaks') setTimeout(() => response.destroy(), 200);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host: ModelHost = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/models/tiny-pointer.gguf`,
    asked: [],
    mode: 'whole',
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return host;
}
