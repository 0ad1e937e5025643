// What a template's rules are, whether they can be followed, and which cells break them. Small: the contract and the page load it.
export { createRuleJudge, judgesAcross, type RuleJudge } from './rule-judge.ts';
export { followableRules, renamedInRules } from './followable-rules.ts';
export { DATE_PRINTS, fieldRulesProblem, MAX_LIST_ENTRIES, ruleProblem, rulesProblem, type RuledField } from './rules-problem.ts';
