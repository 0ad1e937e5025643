import { type ModelServer, serverAddress, VENDOR_ADDRESSES } from '@sheetlift/language-models';
import { isServed, isShownPictures, type ModelPlace } from './model-setup.ts';

/** Where a model is, as a person chooses and types it. */
export interface TypedPlace {
  where: 'browser' | 'fetched' | 'server' | 'openai' | 'anthropic' | 'google';
  address: string;
  key: string;
  model: string;
  seesPictures: boolean;
}

/** Where Ollama answers unless it was told otherwise. */
const USUAL_ADDRESS = 'http://127.0.0.1:11434';

export function typedPlaceOf(place: ModelPlace | null): TypedPlace {
  if (!place) return { where: 'server', address: USUAL_ADDRESS, key: '', model: '', seesPictures: false };
  return {
    where: place.kind,
    address: place.kind === 'server' ? place.address : USUAL_ADDRESS,
    key: isServed(place) ? (place.key ?? '') : '',
    model: isServed(place) ? place.model : '',
    seesPictures: isShownPictures(place),
  };
}

/** The server whose models can be listed; null where something is missing. */
export function serverOf({ where, address, key: typed }: TypedPlace): ModelServer | null {
  const key = typed.trim() === '' ? null : typed.trim();
  if (where === 'browser' || where === 'fetched') return null;
  if (where !== 'server') return key === null ? null : { protocol: where, baseUrl: VENDOR_ADDRESSES[where], key };
  const baseUrl = serverAddress(address);
  return baseUrl === null ? null : { protocol: 'openai', baseUrl, key };
}

/** Models of this device that can be asked now. */
export interface ModelsHere {
  browser: boolean;
  /** The operator's. */
  fetched: Extract<ModelPlace, { kind: 'fetched' }> | null;
}

/** Null where something is missing. */
export function placeOf(typed: TypedPlace, here: ModelsHere): ModelPlace | null {
  const { where, model, seesPictures } = typed;
  if (where === 'browser') return here.browser ? { kind: 'browser' } : null;
  if (where === 'fetched') return here.fetched;
  const server = serverOf(typed);
  if (!server || model === '') return null;
  if (where === 'server') return { kind: 'server', address: server.baseUrl, model, key: server.key, seesPictures };
  return { kind: where, model, key: server.key ?? '', seesPictures };
}
