import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { serverOf, type TypedPlace } from './typed-place.ts';
import { useModelList } from './use-model-list.ts';

interface PlaceFieldsProps {
  typed: TypedPlace;
  onChange: (typed: TypedPlace) => void;
}

/** How a server is reached, and which of its models is asked. */
export function PlaceFields({ typed, onChange }: PlaceFieldsProps) {
  const list = useModelList();
  if (typed.where === 'browser' || typed.where === 'fetched') return null;
  const server = serverOf(typed);
  const change = (changes: Partial<TypedPlace>): void => {
    if (changes.address !== undefined || changes.key !== undefined) list.forget();
    onChange({ ...typed, ...changes });
  };
  const fetchList = async (): Promise<void> => {
    const names = server && (await list.fetch(server));
    if (names && !names.includes(typed.model)) onChange({ ...typed, model: names[0] ?? '' });
  };
  const ownServer = typed.where === 'server';
  return (
    <>
      {ownServer && (
        <Field
          label="Address"
          hint="Ollama, LM Studio, llama.cpp, vLLM, or any other server that speaks the OpenAI protocol."
          problem={server || typed.address.trim() === '' ? null : 'This is no address. One looks like http://127.0.0.1:11434.'}
        >
          {(ties) => (
            <input
              {...ties}
              className="in"
              type="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed.address}
              onChange={(event) => change({ address: event.target.value })}
            />
          )}
        </Field>
      )}
      <Field label={ownServer ? 'Key, where the server asks for one' : 'Key'} hint="Kept on this device, and sent to no other address.">
        {(ties) => (
          <input
            {...ties}
            className="in"
            type="password"
            autoComplete="off"
            spellCheck={false}
            value={typed.key}
            onChange={(event) => change({ key: event.target.value })}
          />
        )}
      </Field>
      <Field label="Model" problem={list.problem} hint={list.names ? undefined : 'The server is asked which it has.'}>
        {(ties) => (
          <span className="model-list">
            {list.names || typed.model !== '' ? (
              <select {...ties} className="in" value={typed.model} onChange={(event) => change({ model: event.target.value })}>
                {(list.names ?? [typed.model]).map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            ) : (
              <input {...ties} className="in" readOnly value="" placeholder="None chosen" />
            )}
            <Button disabled={!server || list.busy} onClick={() => void fetchList()}>
              {list.busy ? 'Asking' : 'List its models'}
            </Button>
          </span>
        )}
      </Field>
      <label className="check">
        <input type="checkbox" checked={typed.seesPictures} onChange={(event) => change({ seesPictures: event.target.checked })} />
        <span>It takes pictures: show it those of words that are hard to read</span>
      </label>
    </>
  );
}
