import type { ReactNode } from 'react';

/** A fact in two words: an edge, no fill. */
export function Badge({ signal, children }: { signal?: 'accent' | 'check' | 'fail'; children: ReactNode }) {
  return <span className={signal ? `badge ${signal}` : 'badge'}>{children}</span>;
}
