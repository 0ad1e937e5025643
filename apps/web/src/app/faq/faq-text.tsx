import type { ReactNode } from 'react';
import type { QuestionGroup } from './questions.ts';

/** All of it open: it can be searched, printed and linked to. */
export function FaqText({ groups, search }: { groups: readonly QuestionGroup[]; search: ReactNode }) {
  return (
    <main className="reading">
      <div className="pricing-top">
        <div>
          <h1>Questions</h1>
          <p className="lead">Short answers. What is not here, write to us.</p>
        </div>
        {search}
      </div>
      {groups.map(({ name, questions }) => (
        <section key={name} className="section">
          <h2>{name}</h2>
          <div>
            {questions.map(({ id, question, answer, more }) => (
              <article key={id} id={id} className="question prose">
                <h3>
                  <a href={`#${id}`}>{question}</a>
                </h3>
                {answer.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {more && (
                  <p>
                    <a href={more.path}>{more.name}</a>
                  </p>
                )}
              </article>
            ))}
          </div>
        </section>
      ))}
      <section className="section">
        <h2>Something else?</h2>
        <div>
          <p>
            <a className="btn" href="/contact">
              Write to us
            </a>
          </p>
        </div>
      </section>
    </main>
  );
}
