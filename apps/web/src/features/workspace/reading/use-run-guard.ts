import { useEffect, useRef, useState } from 'react';
import type { RunSnapshot } from '../run/run-store.ts';

/** Keeps the screen awake while documents are read, and asks before a tab with unfinished work is closed. */
export function useRunGuard(underWay: boolean, { keeping, corrections }: RunSnapshot): void {
  useWakeLock(underWay);
  useCloseWarning(underWay || keeping.kind === 'saving' || (keeping.kind === 'not-kept' && corrections.size > 0));
}

/** A device that falls asleep stops reading. The lock is lost when the tab is hidden, and taken again when it is shown. */
function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    const ended = new AbortController();
    const take = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      try {
        const lock = await navigator.wakeLock.request('screen');
        if (ended.signal.aborted) await lock.release();
        else ended.signal.addEventListener('abort', () => void lock.release().catch(released));
      } catch {
        // Refused, for instance on low battery: the documents are read all the same.
      }
    };
    void take();
    document.addEventListener('visibilitychange', () => void take(), { signal: ended.signal });
    return () => ended.abort();
  }, [wanted]);
}

/** The browser has let it go by itself. */
function released(): void {}

function useCloseWarning(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [wanted]);
}

export interface DoneNotice {
  /** "unavailable": this browser has none, or a person refused. */
  state: 'unavailable' | 'off' | 'on';
  /** Asks for permission where it is not given yet. */
  toggle: () => void;
}

/** Tells a person who looks elsewhere that the run is over; only one who asked for it. */
export function useDoneNotice(underWay: boolean, sentence: string): DoneNotice {
  const [wanted, setWanted] = useState(false);
  const [refused, setRefused] = useState(() => !('Notification' in window) || Notification.permission === 'denied');
  const said = useRef(sentence);
  const was = useRef(underWay);
  useEffect(() => {
    said.current = sentence;
  });
  useEffect(() => {
    const ended = was.current && !underWay;
    was.current = underWay;
    if (!ended || !wanted || document.visibilityState === 'visible') return;
    const notice = new Notification('Sheetlift', { body: said.current, tag: 'sheetlift-run' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }, [underWay, wanted]);
  const toggle = async (): Promise<void> => {
    if (wanted) return setWanted(false);
    const permission = await Notification.requestPermission().catch((): NotificationPermission => 'denied');
    setRefused(permission === 'denied');
    setWanted(permission === 'granted');
  };
  return { state: refused ? 'unavailable' : wanted ? 'on' : 'off', toggle: () => void toggle() };
}
