import { randomBytes } from 'node:crypto';
import { createServer, request as ask } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import type { S3Environment } from './environment.ts';
import { createS3BlobStore } from './s3-blob-store.ts';

/** `http://KEY:SECRET@HOST:PORT` of a server that is there: proofs may be held against any kind. Each file of tests makes a bucket of its own. */
const GIVEN = process.env['SHEETLIFT_PROOF_S3'];

const REGION = 'us-east-1';

/** A real server of S3 behind a front that refuses requests, or breaks them off in the middle. */
export interface FailingStore {
  blobs: ReturnType<typeof createS3BlobStore>;
  /** Where contents lie before they are sent. */
  drafts: string;
  /** The share of requests that fail; above 1, all are refused. */
  failing: number;
  /** Requests that did. */
  failed: number;
  /** The next number of its chance, from 0 to 1. */
  next: () => number;
  close: () => Promise<void>;
}

export async function startFailingStore({ failing, seed }: { failing: number; seed: number }): Promise<FailingStore> {
  const folder = mkdtempSync(join(tmpdir(), 'sheetlift-s3-'));
  const server = GIVEN ? await givenServer(new URL(GIVEN)) : await ownServer(join(folder, 'store'));
  let random = seed;
  const front = createServer((incoming, outgoing) => {
    const fate = store.next();
    if (fate < store.failing) store.failed++;
    if (fate < store.failing / 2) {
      incoming.resume();
      outgoing.writeHead(503, { 'content-type': 'application/xml' }).end('<Error><Code>SlowDown</Code></Error>');
      return;
    }
    const { host, port } = server;
    const passed = ask({ host, port, method: incoming.method, path: incoming.url, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      if (fate >= store.failing) answer.pipe(outgoing);
      else
        answer
          .once('data', (chunk: Buffer) => outgoing.write(chunk.subarray(0, chunk.length / 2), () => outgoing.destroy()))
          .once('end', () => outgoing.destroy());
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  const where: S3Environment = { ...server.account, endpoint, region: REGION };
  const drafts = join(folder, 'drafts');
  const store: FailingStore = {
    blobs: createS3BlobStore(where, drafts),
    drafts,
    failing,
    failed: 0,
    next: () => (random = (random * 48_271) % 2_147_483_647) / 2_147_483_647,
    close: async () => {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
  return store;
}

interface StoreServer {
  host: string;
  port: number | string;
  account: Pick<S3Environment, 'bucket' | 'accessKeyId' | 'secretAccessKey'>;
  close: () => Promise<void>;
}

async function ownServer(directory: string): Promise<StoreServer> {
  const account = { bucket: 'documents', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const configureBuckets = [{ name: account.bucket, configs: [] }];
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port } = await server.run();
  return { host: '127.0.0.1', port, account, close: () => server.close() };
}

async function givenServer({ hostname: host, port, origin, username, password }: URL): Promise<StoreServer> {
  const account = { bucket: `proof-${randomBytes(8).toString('hex')}`, accessKeyId: username, secretAccessKey: password };
  const client = new S3Client({ endpoint: origin, region: REGION, forcePathStyle: true, credentials: account });
  await client.send(new CreateBucketCommand({ Bucket: account.bucket }));
  client.destroy();
  return { host, port, account, close: () => Promise.resolve() };
}
