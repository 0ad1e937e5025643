import { type RefObject, useEffect, useRef } from 'react';
import { ACT_IDS, type ActId, ACTS } from './act-table.ts';

/** What an act does now: null or false while it cannot be done. A name says it more precisely than the table: "Take “Halden Metals”". */
export type Offers = { readonly [Id in ActId]?: Offer | null | false };
type Offer = (() => unknown) | { name: string; run: () => unknown };

export interface OfferedAct {
  id: ActId;
  name: string;
  run: () => unknown;
}

const here = new Set<RefObject<Offers>>();

/** Offers acts as long as the component is there. */
export function useActs(offers: Offers): void {
  const latest = useRef(offers);
  useEffect(() => {
    latest.current = offers;
  });
  useEffect(() => {
    here.add(latest);
    return () => void here.delete(latest);
  }, []);
}

/** What can be done now, in the order of the table. */
export function offeredActs(): OfferedAct[] {
  return ACT_IDS.flatMap((id) => offeredAct(id) ?? []);
}

/** Null where it cannot be done now. */
export function offeredAct(id: ActId): OfferedAct | null {
  for (const { current } of here) {
    const offer = current[id];
    if (offer) return typeof offer === 'function' ? { id, name: ACTS[id].name, run: offer } : { id, ...offer };
  }
  return null;
}
