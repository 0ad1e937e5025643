import { TermsText } from './terms-text.tsx';
import { useOperator } from './use-operator.ts';

export function TermsScreen() {
  return <TermsText operator={useOperator()} />;
}
