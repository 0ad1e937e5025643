import { PrivacyText } from './privacy-text.tsx';
import { useOperator } from './use-operator.ts';

export function PrivacyScreen() {
  return <PrivacyText operator={useOperator()} />;
}
