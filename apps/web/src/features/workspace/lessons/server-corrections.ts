import {
  type addCorrections,
  type EndpointAnswer,
  type EndpointRequest,
  type listCorrections,
  MAX_CONTEXTS_UNITS,
  MAX_VALUE_UNITS,
} from '@sheetlift/contract';
import type { LessonEvent } from '@sheetlift/engine/model';

export type ServerCorrection = EndpointAnswer<typeof listCorrections>[number];
type GivenCorrection = EndpointRequest<typeof addCorrections>['body']['corrections'][number];

/** Nothing where it is larger than the account takes: it holds on this device. */
export function toServer(event: LessonEvent): GivenCorrection[] {
  if (event.kind === 'tombstone') return [{ id: event.id, deleted_at: event.at }];
  const { id, fieldId, layoutFingerprint, contexts, value, at, engineVersion } = event.lesson;
  if (JSON.stringify(contexts).length > MAX_CONTEXTS_UNITS || JSON.stringify(value).length > MAX_VALUE_UNITS) return [];
  return [{ id, field_id: fieldId, layout_fingerprint: layoutFingerprint, contexts, value, engine_version: engineVersion, at }];
}
