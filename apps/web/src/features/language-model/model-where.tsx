import { Segments } from '../../components/segments.tsx';
import type { TypedPlace } from './typed-place.ts';

interface ModelWhereProps {
  chosen: TypedPlace['where'];
  /** This browser has a model that can be asked now. */
  inBrowser: boolean;
  /** The operator of this installation has one that is fetched. */
  isOffered: boolean;
  onChoose: (where: TypedPlace['where']) => void;
}

/** Where the model is. */
export function ModelWhere({ chosen, inBrowser, isOffered, onChoose }: ModelWhereProps) {
  return (
    <Segments
      label="Where the model is"
      segments={[
        ...(inBrowser ? [{ value: 'browser' as const, label: 'This browser' }] : []),
        ...(isOffered ? [{ value: 'fetched' as const, label: 'Fetched once' }] : []),
        { value: 'server', label: 'Own server' },
        { value: 'openai', label: 'OpenAI' },
        { value: 'anthropic', label: 'Anthropic' },
        { value: 'google', label: 'Google' },
      ]}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
