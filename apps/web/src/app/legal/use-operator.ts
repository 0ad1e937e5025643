import { useConfiguration } from '../configuration.ts';
import type { Operator } from './operator.ts';

const UNKNOWN: Operator = { name: null, address: null };

export function useOperator(): Operator {
  return useConfiguration()?.operator ?? UNKNOWN;
}
