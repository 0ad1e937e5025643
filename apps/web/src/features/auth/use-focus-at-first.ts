import { type RefObject, useEffect, useRef } from 'react';

/** The input a person goes on with when a step of the dialog comes. */
export function useFocusAtFirst(): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return box;
}
