import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { showToast } from '../../components/toast.ts';
import { type Store, useStore } from '../../lib/create-store.ts';
import { BrowserFields } from './browser-fields.tsx';
import { FetchedFields } from './fetched/fetched-fields.tsx';
import { fetchedModel, removeModel } from './fetched/fetched-model.ts';
import { unloadModel } from './fetched/fetched-port.ts';
import { LimitFields } from './limit-fields.tsx';
import { modelName, modelOfDevice, setUpModel, whereTextGoes } from './model-setup.ts';
import { ModelWhere } from './model-where.tsx';
import { PlaceFields } from './place-fields.tsx';
import { limitsOf, typedOf } from './typed-limits.ts';
import { placeOf, typedPlaceOf } from './typed-place.ts';
import { useBrowserModel } from './use-browser-model.ts';
import { useTrial } from './use-trial.ts';

/** Tokens of a run where nobody said otherwise: some hundred pages of doubtful cells. */
const USUAL_TOKENS = 200_000;

/** Sets up the language model of this device, tries it, or takes it away. */
export function ModelDialog({ offeredModel, onClose }: { offeredModel: Store<string | null>; onClose: () => void }) {
  const [former, setFormer] = useState(modelOfDevice.snapshot);
  const [typed, setTyped] = useState(() => typedPlaceOf(former?.place ?? null));
  const [limits, setLimits] = useState(() => typedOf(former?.limits ?? { tokens: USUAL_TOKENS, money: null, price: null }));
  const [problem, setProblem] = useState<string | null>(null);
  const inBrowser = useBrowserModel(former?.place.kind === 'browser');
  const trial = useTrial();
  const offered = useStore(offeredModel);
  const here = useStore(fetchedModel);
  const [before] = useState(former?.place.kind === 'fetched' ? former.place : null);
  // What was fetched can be used though nobody can be asked what is offered today.
  const address = offered ?? before?.address ?? null;
  const place = placeOf(typed, {
    browser: inBrowser.state.kind === 'here',
    fetched: address !== null && here.kind === 'here' ? { kind: 'fetched', address, bytes: here.bytes } : null,
  });

  const type = (next: typeof typed): void => {
    trial.forget();
    setTyped(next);
  };
  const save = (): void => {
    const said = limitsOf(limits);
    if (typeof said === 'string') return setProblem(said);
    if (!place) return;
    if (place.kind !== 'fetched') unloadModel();
    setUpModel({ place, limits: said });
    showToast({ signal: 'done', title: 'Language model set up', sentence: `${modelName(place)} can be asked above the rows.` });
    onClose();
  };
  const takeAway = (): void => {
    unloadModel();
    setUpModel(null);
    onClose();
  };
  const remove = async (bytes: number): Promise<void> => {
    trial.forget();
    if (former?.place.kind === 'fetched') {
      setUpModel(null);
      setFormer(null);
    }
    await removeModel(bytes);
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Language model"
      width="wide"
      actions={
        <>
          {former && (
            <Button look="danger" onClick={takeAway}>
              Use no model
            </Button>
          )}
          <Button disabled={!place || trial.busy} onClick={() => place && void trial.run(place)}>
            {trial.busy ? 'Trying it' : 'Try it'}
          </Button>
          <Button look="primary" disabled={!place} onClick={save}>
            Use this model
          </Button>
        </>
      }
    >
      <p>
        A model can be asked about cells that are not sure. It says where a value is printed and never gives one: what is not printed in the
        document does not get into a cell.
      </p>
      <ModelWhere
        chosen={typed.where}
        inBrowser={inBrowser.state.kind !== 'none'}
        isOffered={address !== null}
        onChoose={(where) => type({ ...typed, where, model: '' })}
      />
      {typed.where === 'browser' && (
        <BrowserFields state={inBrowser.state} onFetch={() => void inBrowser.fetch()} onStop={inBrowser.stop} />
      )}
      {typed.where === 'fetched' && address !== null && (
        <FetchedFields
          address={address}
          knownBytes={before?.address === address ? before.bytes : null}
          onRemove={(bytes) => void remove(bytes)}
        />
      )}
      <form
        className="form model-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <PlaceFields key={typed.where} typed={typed} onChange={type} />
        <LimitFields
          typed={limits}
          withMoney={typed.where !== 'browser' && typed.where !== 'fetched'}
          problem={problem}
          onChange={(next) => {
            setProblem(null);
            setLimits(next);
          }}
        />
      </form>
      {place && (
        <p className="text-ink-2">
          {whereTextGoes(place)} {KEPT_HERE}
        </p>
      )}
      {trial.said && (
        <div ref={showInDialog}>
          <Notice signal={trial.said.signal}>{trial.said.words}</Notice>
        </div>
      )}
    </Dialog>
  );
}

/** On a phone it would come below what is in view. */
const showInDialog = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

const KEPT_HERE = 'What you set here is kept on this device alone. Nothing is asked until you click “Ask it” above the rows.';
