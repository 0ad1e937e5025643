import { describe, expect, it } from 'vitest';
import { PICTURES_PER_OCR_WORKER } from '../limits.ts';
import { createOcrPool, type OcrAnswer, OcrStopped, type StartOcrWorker } from './ocr-pool.ts';

const PICTURE = { width: 1, height: 1, grey: new Uint8Array(1) };
const OPTIONS = { languages: ['eng'], segmentation: 6 } as const;

/** Workers that answer as told and count their starts and stops. */
function scripted(answerOf: (request: number) => OcrAnswer | 'hang' | 'die'): {
  start: StartOcrWorker;
  counts: { started: number; stopped: number; running: number; most: number };
} {
  const counts = { started: 0, stopped: 0, running: 0, most: 0 };
  let requests = 0;
  const start: StartOcrWorker = (onAnswer, onDeath) => {
    counts.started++;
    return {
      send() {
        counts.running++;
        counts.most = Math.max(counts.most, counts.running);
        const answer = answerOf(requests++);
        setTimeout(() => {
          counts.running--;
          if (answer === 'die') onDeath('died');
          else if (answer !== 'hang') onAnswer(answer);
        }, 1);
      },
      stop: async () => void counts.stopped++,
    };
  };
  return { start, counts };
}

const fine: OcrAnswer = { kind: 'words', words: [] };

describe('createOcrPool', () => {
  it('starts no worker before the first picture and reuses it for the next', async () => {
    const { start, counts } = scripted(() => fine);
    const pool = createOcrPool(1, start);
    expect(counts.started).toBe(0);
    await pool.recognise(PICTURE, OPTIONS);
    await pool.recognise(PICTURE, OPTIONS);
    expect(counts.started).toBe(1);
    await pool.close();
    expect(counts.stopped).toBe(1);
  });

  it('lets as many pictures run at a time as it has workers', async () => {
    const { start, counts } = scripted(() => fine);
    const pool = createOcrPool(2, start);
    await Promise.all(Array.from({ length: 6 }, () => pool.recognise(PICTURE, OPTIONS)));
    expect(counts).toMatchObject({ started: 2, most: 2 });
  });

  it('replaces a worker that is worn out', async () => {
    const { start, counts } = scripted(() => fine);
    const pool = createOcrPool(1, start);
    for (let picture = 0; picture <= PICTURES_PER_OCR_WORKER; picture++) await pool.recognise(PICTURE, OPTIONS);
    expect(counts).toMatchObject({ started: 2, stopped: 1 });
  });

  it('gives up a picture that takes too long and reads the next with a new worker', async () => {
    const { start, counts } = scripted((request) => (request === 0 ? 'hang' : fine));
    const pool = createOcrPool(1, start, 20);
    await expect(pool.recognise(PICTURE, OPTIONS)).rejects.toBeInstanceOf(OcrStopped);
    await expect(pool.recognise(PICTURE, OPTIONS)).resolves.toEqual([]);
    expect(counts.started).toBe(2);
  });

  it('survives a worker that dies, and one that fails', async () => {
    const { start, counts } = scripted((request) => (request === 0 ? 'die' : request === 1 ? { kind: 'failure', cause: 'broken' } : fine));
    const pool = createOcrPool(1, start);
    await expect(pool.recognise(PICTURE, OPTIONS)).rejects.toThrow('died');
    await expect(pool.recognise(PICTURE, OPTIONS)).rejects.toThrow('broken');
    await expect(pool.recognise(PICTURE, OPTIONS)).resolves.toEqual([]);
    expect(counts.started).toBe(3);
  });
});
