import { isOnThisDevice, type ServedModel, VENDOR_ADDRESSES } from '@sheetlift/language-models';
import * as z from 'zod/mini';
import { browserStorage } from '../../lib/browser-storage.ts';
import { createStore, type Store, useStore } from '../../lib/create-store.ts';

const price = z.nullable(z.object({ input: z.number(), output: z.number() }));
const limit = z.nullable(z.number());
/** Whether the person says that the model takes pictures. */
const seesPictures = z._default(z.boolean(), false);

const modelSetup = z.object({
  place: z.discriminatedUnion('kind', [
    /** The model that is part of the browser. */
    z.object({ kind: z.literal('browser') }),
    /** The operator's, fetched once from its address and kept in this browser. */
    z.object({ kind: z.literal('fetched'), address: z.url(), bytes: z.number() }),
    /** A server of the OpenAI protocol, on this device or elsewhere. */
    z.object({ kind: z.literal('server'), address: z.url(), model: z.string(), key: z.nullable(z.string()), seesPictures }),
    z.object({ kind: z.enum(['openai', 'anthropic', 'google']), model: z.string(), key: z.string(), seesPictures }),
  ]),
  /** What a run may cost: tokens, and money where a price of a million tokens is known. */
  limits: z.object({ tokens: limit, money: limit, price }),
});

/** The language model of a person, with its key: kept on this device alone. */
export type ModelSetup = z.infer<typeof modelSetup>;
export type ModelPlace = ModelSetup['place'];
type ServedPlace = Exclude<ModelPlace, { kind: 'browser' | 'fetched' }>;

/** Whether it is asked over a network, be it the device's own. */
export const isServed = (place: ModelPlace): place is ServedPlace => place.kind !== 'browser' && place.kind !== 'fetched';

/** Whether it is shown pictures of words that are hard to read. */
export const isShownPictures = (place: ModelPlace): boolean => isServed(place) && place.seesPictures;

/** Below `sheetlift.`, so that it goes with everything else that is cleared on this device. */
const KEY = 'sheetlift.model';

const shown = createStore(kept(browserStorage().getItem(KEY)), () => {
  addEventListener('storage', hearOtherTab);
  return () => removeEventListener('storage', hearOtherTab);
});

/** Null where nobody set one up. */
export const modelOfDevice: Store<ModelSetup | null> = shown;

export function setUpModel(setup: ModelSetup | null): void {
  shown.show(setup);
  try {
    if (setup) browserStorage().setItem(KEY, JSON.stringify(setup));
    else browserStorage().removeItem(KEY);
  } catch {
    // It holds as long as the page.
  }
}

function hearOtherTab({ key, newValue }: StorageEvent): void {
  if (key === KEY) shown.show(kept(newValue));
}

function kept(text: string | null): ModelSetup | null {
  try {
    return modelSetup.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** A model behind a server, as it is asked. */
export function servedModel(place: ServedPlace): ServedModel {
  const { model, key } = place;
  const [protocol, baseUrl] = place.kind === 'server' ? (['openai', place.address] as const) : [place.kind, VENDOR_ADDRESSES[place.kind]];
  return { protocol, baseUrl, key, model, id: modelId(place) };
}

/** In what is kept of its answers: another server's model of the same name is another model. */
export function modelId(place: ModelPlace): string {
  if (place.kind === 'browser') return 'browser';
  if (place.kind === 'fetched') return `fetched/${fileName(place.address)}/${place.bytes}`;
  return place.kind === 'server' ? `${new URL(place.address).host}/${place.model}` : `${place.kind}/${place.model}`;
}

export function modelName(place: ModelPlace): string {
  if (place.kind === 'browser') return 'the browser’s model';
  return place.kind === 'fetched' ? fileName(place.address) : place.model;
}

/** "qwen2.5-1.5b-instruct-q4_k_m" of the address of that file. */
export const fileName = (address: string): string => decodeURIComponent(/([^/]*?)(?:\.gguf)?$/i.exec(new URL(address).pathname)?.[1] ?? '');

/** The host that is sent lines of documents; null where they stay on this device. */
function hostOf(place: ModelPlace): string | null {
  if (!isServed(place)) return null;
  const { baseUrl } = servedModel(place);
  return isOnThisDevice(baseUrl) ? null : new URL(baseUrl).host;
}

/** The same for the model of this device. */
export function useModelHost(): string | null {
  const setup = useStore(modelOfDevice);
  return setup && hostOf(setup.place);
}

/** Where text goes when the model is asked. */
export function whereTextGoes(place: ModelPlace): string {
  if (place.kind === 'browser') return 'The model is part of this browser: what it is shown stays on this device.';
  if (place.kind === 'fetched') return 'The model runs in this browser: what it is shown stays on this device.';
  const { baseUrl, key } = servedModel(place);
  const { host } = new URL(baseUrl);
  const shown = place.seesPictures ? 'lines of your documents, pictures of words in them that are hard to read' : 'lines of your documents';
  const what = key ? `${shown}, and the key,` : place.seesPictures ? `${shown},` : shown;
  return isOnThisDevice(baseUrl)
    ? `When you ask it, ${what} go to the program at ${host} on this device, and to nobody else.`
    : `When you ask it, ${what} are sent to ${host}, and to nobody else.`;
}
