// A worker that never answers and never lets go of its thread.
declare const self: { onmessage: (() => void) | null };

self.onmessage = () => {
  for (;;) continue;
};

export {};
