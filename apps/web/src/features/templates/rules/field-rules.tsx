import type { DatePrint, FieldRules, TemplateField } from '@sheetlift/engine/model';
import { DATE_PRINTS, ruleProblem } from '@sheetlift/engine/rules';
import { useState } from 'react';
import { Field } from '../../../components/field.tsx';
import { Switch } from '../../../components/switch.tsx';
import { RuleBound } from './rule-bound.tsx';
import { RuleList } from './rule-list.tsx';
import { rulesInWords } from './rules-in-words.ts';

interface FieldRulesProps {
  named: string;
  field: TemplateField;
  /** All of the template: rules name others. */
  fields: readonly TemplateField[];
  onChange: (rules: FieldRules) => void;
}

const NO_RULES: FieldRules = {};

/** What the value of a field must be: one line, folded away until somebody wants it; where there are none, a word beside its description. */
export function FieldRulesPart({ named, field, fields, onChange }: FieldRulesProps) {
  const { rules = NO_RULES, type } = field;
  const [open, setOpen] = useState(false);
  const words = rulesInWords(rules);
  const problem = ruleProblem(field, fields);
  /** A rule that says nothing is none. */
  const set = (change: FieldRules): void => {
    const said = Object.entries({ ...rules, ...change }).filter(
      ([, rule]) => rule !== undefined && rule !== '' && rule !== false && !(Array.isArray(rule) && rule.length === 0),
    );
    onChange(Object.fromEntries(said));
  };
  const problemOf = (name: keyof FieldRules): string | null =>
    rules[name] === undefined ? null : ruleProblem({ ...field, rules: { [name]: rules[name] } }, fields);
  const companions = fields.filter(
    ({ id, type: other, variableName }) => other === 'text' && id !== field.id && variableName.trim() !== '',
  );
  return (
    <details className={words || problem ? 'rules' : 'rules none'} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className="clip">
          <span className="sr-only">{named}: </span>
          Rules{words && ': '}
          {words && <b>{words}</b>}
        </span>
        {problem && <span className="rules-fault">cannot be followed</span>}
      </summary>
      {open && (
        <div className="rules-body">
          <Switch on={rules.required ?? false} onChange={(required) => set({ required })}>
            Required: a blank is to check
          </Switch>
          {(type === 'text' || type === 'number') && (
            <Field label="In several documents" problem={problemOf('unique')}>
              {(ties) => (
                <select
                  {...ties}
                  className="in"
                  value={rules.unique === undefined ? '' : String(rules.unique)}
                  onChange={({ target: { value } }) => set({ unique: value === 'true' ? true : value })}
                >
                  <option value="">may stand in several</option>
                  <option value="true">in one only</option>
                  {companions.map(({ id, variableName }) => (
                    <option key={id} value={variableName.trim()}>{`in one only of the same ${variableName.trim()}`}</option>
                  ))}
                  {problemOf('unique') && <option>{String(rules.unique)}</option>}
                </select>
              )}
            </Field>
          )}
          {type === 'text' && <TextRules field={field} fields={fields} rules={rules} set={set} problemOf={problemOf} named={named} />}
          {type === 'number' && (
            <>
              <div className="rule-pair">
                <RuleBound label="Least" bound={numberOf(rules.from)} problem={problemOf('from')} onChange={(from) => set({ from })} />
                <RuleBound
                  label="Most"
                  bound={numberOf(rules.to)}
                  problem={problemOf('to') ?? boundsProblem(rules)}
                  onChange={(to) => set({ to })}
                />
              </div>
              <Field
                label="Computed check"
                problem={problemOf('check')}
                hint="As in net + tax = total, or previous balance + amount = balance"
              >
                {(ties) => (
                  <input {...ties} className="in" value={rules.check ?? ''} onChange={({ target: { value } }) => set({ check: value })} />
                )}
              </Field>
            </>
          )}
        </div>
      )}
    </details>
  );
}

interface RuleSetting extends Pick<FieldRulesProps, 'named' | 'field' | 'fields'> {
  rules: FieldRules;
  set: (change: FieldRules) => void;
  problemOf: (name: keyof FieldRules) => string | null;
}

function TextRules({ named, field, fields, rules, set, problemOf }: RuleSetting) {
  const isDate = rules.date !== undefined;
  const others = fields.filter(({ id, type, variableName }) => type === 'text' && id !== field.id && variableName.trim() !== '');
  const withoutDates = { date: undefined, from: undefined, to: undefined, notBefore: undefined };
  return (
    <>
      <Field
        label="Form"
        problem={problemOf('pattern')}
        hint="As in RE-9999: 9 a figure, A a letter, X either, ? any one, * any run, + more of it, ( ) or not, | or"
      >
        {(ties) => (
          <input
            {...ties}
            className="in"
            spellCheck={false}
            value={rules.pattern ?? ''}
            onChange={({ target: { value } }) => set({ pattern: value })}
          />
        )}
      </Field>
      <RuleList named={named} entries={rules.oneOf ?? NO_ENTRIES} problem={problemOf('oneOf')} onChange={(oneOf) => set({ oneOf })} />
      <Field label="Date" problem={problemOf('date')}>
        {(ties) => (
          <select
            {...ties}
            className="in"
            value={rules.date ?? ''}
            onChange={({ target: { value } }) => set(value === '' ? withoutDates : { date: value as DatePrint })}
          >
            <option value="">need not be one</option>
            {DATE_PRINTS.map((print) => (
              <option key={print} value={print}>
                {print === 'any' ? 'a date, however printed' : `printed as ${print}`}
              </option>
            ))}
          </select>
        )}
      </Field>
      {(isDate || rules.from !== undefined || rules.to !== undefined || rules.notBefore !== undefined) && (
        <>
          <div className="rule-pair">
            <DayBound label="From" bound={rules.from} problem={problemOf('from')} onChange={(from) => set({ from })} />
            <DayBound label="To" bound={rules.to} problem={problemOf('to') ?? boundsProblem(rules)} onChange={(to) => set({ to })} />
          </div>
          <Field label="Not before" problem={problemOf('notBefore')}>
            {(ties) => (
              <select
                {...ties}
                className="in"
                value={rules.notBefore ?? ''}
                onChange={({ target: { value } }) => set({ notBefore: value })}
              >
                <option value="">any field</option>
                {others.map(({ id, variableName }) => (
                  <option key={id}>{variableName.trim()}</option>
                ))}
                {problemOf('notBefore') && <option>{rules.notBefore}</option>}
              </select>
            )}
          </Field>
        </>
      )}
    </>
  );
}

const NO_ENTRIES: readonly string[] = [];

interface DayBoundProps {
  label: string;
  bound: number | string | undefined;
  problem: string | null;
  onChange: (bound: string) => void;
}

function DayBound({ label, bound, problem, onChange }: DayBoundProps) {
  return (
    <Field label={label} problem={problem}>
      {(ties) => <input {...ties} type="date" className="in" value={bound ?? ''} onChange={({ target }) => onChange(target.value)} />}
    </Field>
  );
}

const numberOf = (bound: number | string | undefined): number | undefined => (typeof bound === 'number' ? bound : undefined);

function boundsProblem({ from, to }: FieldRules): string | null {
  return from !== undefined && to !== undefined && from > to ? 'This is less than the least.' : null;
}
