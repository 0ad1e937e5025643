import { useEffect } from 'react';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useStore } from '../../../lib/create-store.ts';
import { sizeText } from '../../../lib/size-text.ts';
import { fileName } from '../model-setup.ts';
import { fetchedModel, fetchModelOnce, lookForModel, stopFetching } from './fetched-model.ts';

interface FetchedFieldsProps {
  /** Where the operator's model lies. */
  address: string;
  /** Its size, where it was here before. */
  knownBytes: number | null;
  onRemove: (bytes: number) => void;
}

/** A model of the operator's: how large it is, how much of it came, and the way to be rid of it. */
export function FetchedFields({ address, knownBytes, onRemove }: FetchedFieldsProps) {
  const model = useStore(fetchedModel);
  useEffect(() => {
    lookForModel(address, knownBytes).catch(() => undefined);
  }, [address, knownBytes]);
  const { host } = new URL(address);
  const name = <b>{fileName(address)}</b>;
  switch (model.kind) {
    case 'looking':
      return <p role="status">Asking {host} how large its model is.</p>;
    case 'away':
      return (
        <div className="model-fetched">
          <p role="status">
            {name}, {sizeText(model.bytes)}. It is fetched once from {host}, kept in this browser, and works here without network.
          </p>
          <Button onClick={() => void fetchModelOnce(address, model.bytes)}>Fetch it ({sizeText(model.bytes)})</Button>
        </div>
      );
    case 'coming':
      return (
        <div className="model-fetched">
          <progress max={model.bytes} value={model.done} aria-label="Fetched" />
          <p>
            {name}, {sizeText(model.done)} of {sizeText(model.bytes)}. It goes on while this is closed, as long as the tab is open.
          </p>
          <Button onClick={stopFetching}>Stop</Button>
        </div>
      );
    case 'here':
      return (
        <div className="model-fetched">
          <p role="status">
            {name} is kept in this browser: {sizeText(model.bytes)}.
          </p>
          <Button look="danger" onClick={() => onRemove(model.bytes)}>
            Remove it
          </Button>
        </div>
      );
    case 'trouble':
      return (
        <Notice
          signal="fail"
          actions={
            <Button size="small" onClick={() => void lookForModel(address, null)}>
              Try again
            </Button>
          }
        >
          {model.words}
        </Notice>
      );
  }
}
