// The isolated child process: works on one document at a time for its parent and knows nothing else.
// Started by isolated-reader.ts with an empty environment, killed by it without notice.
import { cutPictures } from '../cut-pictures.ts';
import { toEngineError } from '../errors.ts';
import { inspectDocument, readPages, unpackDocuments } from '../reading.ts';
import { createNodePorts } from './node-ports.ts';
import { packPage } from './packed-page.ts';
import type { ReaderAnswer, ReaderRequest } from './reader-protocol.ts';

const ports = createNodePorts();

process.on('message', (request: ReaderRequest) => void answer(request));
process.on('disconnect', () => process.exit(0));
// A decoder's promise that nobody awaits must not end the child: what it was asked for is answered all the same.
process.on('unhandledRejection', () => {});

async function answer(request: ReaderRequest): Promise<void> {
  try {
    await work(request);
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

async function work(request: ReaderRequest): Promise<void> {
  switch (request.kind) {
    case 'read': {
      const { pages, ...head } = await readPages(request.bytes, request.options, ports);
      await send({ kind: 'head', head });
      for await (const page of pages) await send({ kind: 'page', page: packPage(page) });
      break;
    }
    case 'inspect':
      await send({ kind: 'inspection', inspection: await inspectDocument(request.bytes, request.options, ports) });
      break;
    case 'unpack': {
      const documents = unpackDocuments(request);
      // What holds no others is not sent back to who has it.
      if (documents.length === 1 && documents[0] === request) break;
      for (const document of documents) await send({ kind: 'document', document });
      break;
    }
    case 'cut':
      await send({ kind: 'pictures', pictures: await cutPictures(request.bytes, request.options, request.places, ports) });
  }
}

/** Resolves when the parent's pipe has taken the message, so that a fast reader cannot fill memory with unsent pages. */
function send(message: ReaderAnswer): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve());
  });
}
