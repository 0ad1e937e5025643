import { useState } from 'react';
import { FaqText } from './faq-text.tsx';
import { matchingGroups } from './matching-groups.ts';
import { QUESTION_GROUPS } from './questions.ts';

/** Questions and answers, found by their words. */
export function FaqScreen() {
  const [query, setQuery] = useState('');
  const groups = matchingGroups(QUESTION_GROUPS, query);
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <FaqText
      groups={groups}
      search={
        <search className="faq-search">
          <label className="label" htmlFor="faq-query">
            Find an answer
          </label>
          <input
            id="faq-query"
            type="search"
            className="in"
            value={query}
            placeholder="refund, scan, CSV, privacy"
            onChange={(event) => setQuery(event.target.value)}
          />
          <p role="status" className="hint">
            {query.trim() === '' ? '' : count === 0 ? 'No answer has these words.' : `${count} ${count === 1 ? 'answer' : 'answers'}`}
          </p>
        </search>
      }
    />
  );
}
