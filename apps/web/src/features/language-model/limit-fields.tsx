import { Field } from '../../components/field.tsx';

/** The limits of a run as they are typed. */
export interface TypedLimits {
  tokens: string;
  money: string;
  inputPrice: string;
  outputPrice: string;
}

interface LimitFieldsProps {
  typed: TypedLimits;
  /** Money is asked for where the model may cost some. */
  withMoney: boolean;
  problem: string | null;
  onChange: (typed: TypedLimits) => void;
}

/** What a run may cost. */
export function LimitFields({ typed, withMoney, problem, onChange }: LimitFieldsProps) {
  const input = (name: keyof TypedLimits, ties: object) => (
    <input
      {...ties}
      className="in"
      inputMode="decimal"
      autoComplete="off"
      value={typed[name]}
      onChange={(event) => onChange({ ...typed, [name]: event.target.value })}
    />
  );
  return (
    <>
      <Field label="Tokens a run may use" hint="Left empty, as many as it takes." problem={problem}>
        {(ties) => input('tokens', ties)}
      </Field>
      {withMoney && (
        <details className="model-price">
          <summary>Price and money</summary>
          <div className="model-price-fields">
            <Field label="A million tokens in">{(ties) => input('inputPrice', ties)}</Field>
            <Field label="A million tokens out">{(ties) => input('outputPrice', ties)}</Field>
            <Field label="Money a run may use" hint="In the currency of the prices.">
              {(ties) => input('money', ties)}
            </Field>
          </div>
        </details>
      )}
    </>
  );
}
