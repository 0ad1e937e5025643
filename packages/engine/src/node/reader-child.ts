// The isolated child process: reads one document at a time for its parent and knows nothing else.
// Started by isolated-reader.ts with an empty environment, killed by it without notice.
import { toEngineError } from '../errors.ts';
import { readPages } from '../reading.ts';
import { createNodePorts } from './node-ports.ts';
import { packPage } from './packed-page.ts';
import type { ReadAnswer, ReadRequest } from './reader-protocol.ts';

const ports = createNodePorts();

process.on('message', (request: ReadRequest) => void answer(request));
process.on('disconnect', () => process.exit(0));
// A decoder's promise that nobody awaits must not end the child: what it was asked for is answered all the same.
process.on('unhandledRejection', () => {});

async function answer({ bytes, options }: ReadRequest): Promise<void> {
  try {
    const { pages, ...head } = await readPages(bytes, options, ports);
    await send({ kind: 'head', head });
    for await (const page of pages) await send({ kind: 'page', page: packPage(page) });
    await send({ kind: 'end' });
  } catch (thrown) {
    const error = toEngineError(thrown);
    await send({
      kind: 'failure',
      code: error.code,
      message: error.message,
      cause: String(error.cause instanceof Error ? error.cause.stack : (error.cause ?? '')),
    });
  }
}

/** Resolves when the parent's pipe has taken the message, so that a fast reader cannot fill memory with unsent pages. */
function send(message: ReadAnswer): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve());
  });
}
