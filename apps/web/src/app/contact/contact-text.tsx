import type { ReactNode } from 'react';

/** What can be expected of a letter, beside the form for it. */
export function ContactText({ children }: { children: ReactNode }) {
  return (
    <main className="reading">
      <h1>Contact</h1>
      <p className="lead">
        A letter to the people behind this installation. Many answers stand <a href="/faq">among the questions</a>.
      </p>
      <section className="section">
        <h2>Write to us</h2>
        <div>{children}</div>
      </section>
      <section className="section">
        <h2>What helps</h2>
        <div className="prose">
          <ul>
            <li>
              About a value that was read wrongly: what stands in the document, what the cell says, and what kind of document it is. Do not
              send the document itself unless you are asked to and may.
            </li>
            <li>
              About the page: what you did, what you saw, what you expected. Opened from a run, this form can attach the run’s versions,
              counts and codes.
            </li>
            <li>About a payment: the address of your account and the number on Paddle’s invoice, never a card.</li>
          </ul>
          <p>Your letter is kept for a year, so that an answer can refer to it, and then deleted.</p>
        </div>
      </section>
    </main>
  );
}
