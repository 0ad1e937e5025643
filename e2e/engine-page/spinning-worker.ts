// A worker that never answers and never lets go of its thread.
addEventListener('message', () => {
  for (;;) continue;
});
