import { useStore } from '../../lib/create-store.ts';
import type { OfflineKeeper } from './offline-keeper.ts';

/** Says whether reading needs the network, and offers what can be done about it. */
export function OfflineLine({ keeper }: { keeper: OfflineKeeper }) {
  const { kept, updateReady } = useStore(keeper);
  return (
    <p className="offline-line" role="status">
      <span>{sentence(kept)}</span>
      {(kept.kind === 'asked-first' || kept.kind === 'failed') && (
        <button type="button" className="link" onClick={keeper.keep}>
          {kept.kind === 'failed' ? 'Try again' : 'Keep it on this device'}
        </button>
      )}
      {updateReady && (
        <button type="button" className="link" onClick={keeper.takeUpdate}>
          Reload into the new version
        </button>
      )}
    </p>
  );
}

function sentence(kept: ReturnType<OfflineKeeper['snapshot']>['kept']): string {
  switch (kept.kind) {
    case 'unsupported':
      return kept.insecure
        ? 'Opened over plain HTTP: the page needs the network. Over HTTPS it works without.'
        : 'This browser needs the network to open the page.';
    case 'asked-first':
      return 'Reading needs the network, because this device saves data.';
    case 'not-yet':
      return 'Works with the network switched off once loaded';
    case 'fetching':
      return `Getting ready for work without network: ${megabytes(kept.doneBytes)} of ${megabytes(kept.totalBytes)}`;
    case 'kept':
      return `Works with the network switched off (${megabytes(kept.totalBytes)} on this device)`;
    case 'failed':
      return kept.sentence;
  }
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}
