import { GRACE_DAYS } from '@sheetlift/contract';
import { NO_ADDRESS, type Operator, UNNAMED } from './operator.ts';

/** The terms of use. They say what this software does; what it does not do they do not promise. */
export function TermsText({ operator: { name, address } }: { operator: Operator }) {
  return (
    <main className="reading">
      <h1>Terms</h1>
      <p className="lead">In force since 22 November 2026.</p>
      <section className="summary prose" aria-label="In short">
        <h2>In short</h2>
        <ul>
          <li>Your documents and the rows made from them are yours. They are read on your device, unless you choose the server.</li>
          <li>Check the cells that are marked. A value can be wrong; the place it was read from is always shown.</li>
          <li>Paid plans renew until you end them. Ending one takes effect when the time that is paid for is over.</li>
          <li>Within 14 days of a first payment you get it back in full.</li>
        </ul>
      </section>
      <section className="section" id="who">
        <h2>Who we are</h2>
        <div className="prose">
          <p>
            Sheetlift is offered to you here by <b>{name ?? UNNAMED}</b> ({address ?? NO_ADDRESS}), called “we” below. You reach us{' '}
            <a href="/contact">with the contact form</a>.
          </p>
          <p>
            The program is open source under the Apache License 2.0; <a href="/licences.txt">the licences of its parts</a> stand in a file.
            These terms are about using this installation of it; whoever runs another one offers their own.
          </p>
        </div>
      </section>
      <section className="section" id="what">
        <h2>What Sheetlift does</h2>
        <div className="prose">
          <p>
            You name fields, give documents, and get rows. Each value carries the place in the document it was read from and how sure it is.
            What rests on nothing in the document is left empty.
          </p>
          <p>
            Reading is done by a program, and programs misread. Values that are not certain are marked; you check them, and everything on
            which a payment, a tax return or a contract depends. Sheetlift is no tax, legal or accounting advice.
          </p>
        </div>
      </section>
      <section className="section" id="account">
        <h2>Your account</h2>
        <div className="prose">
          <p>
            You can work without one. With one your templates are kept on the server. Give an address that is yours, keep your password to
            yourself, and tell us when somebody else has got hold of it. You may delete the account at any time, under Account; its
            templates, what they learned and its page counts go with it.
          </p>
        </div>
      </section>
      <section className="section" id="fair-use">
        <h2>What you may give it</h2>
        <div className="prose">
          <p>
            Documents that you are allowed to read and to process. You answer for having the right to, also towards people who are named in
            them. You do not use the service to break into systems, to get around its limits, or in a way that keeps others from using it.
          </p>
          <p>
            We claim no rights in your documents, your fields or your rows, and use them for nothing of our own. Nothing you give trains a
            model of ours or anybody else’s.
          </p>
        </div>
      </section>
      <section className="section" id="pages">
        <h2>Pages and limits</h2>
        <div className="prose">
          <p>
            Each plan has pages a month and limits for files; they stand <a href="/pricing">under Pricing</a>, as does what counts as a
            page. Pages of a month that are not used do not pass to the next. At a limit reading stops and nothing is charged; what was read
            stays.
          </p>
        </div>
      </section>
      <section className="section" id="payments">
        <h2>Plans and payments</h2>
        <div className="prose">
          <p>
            Where plans are sold, the seller is Paddle.com, as merchant of record: the contract about the payment, the invoice and the taxes
            are theirs, and their terms for buyers hold beside these. Prices are in US dollars, before tax.
          </p>
          <p>
            A plan renews by the month or by the year, as you chose, until you end it. You end it under Account; it stays yours until the
            end of the time that is paid for. When a payment fails the plan goes on for {GRACE_DAYS} days, and then ends.
          </p>
          <p>
            We may change prices for times that are not paid yet, and say so by mail at least 30 days before. Who does not agree ends the
            plan before it renews.
          </p>
        </div>
      </section>
      <section className="section" id="refunds">
        <h2>Money back</h2>
        <div className="prose">
          <p>
            Within 14 days of your first payment for a plan you get it back in full, for any reason or none, however many pages you read.
            Write to us with the address of your account. After that, payments for a time that has begun are not returned, unless the
            service did not work and we could not put it right, or the law where you live gives you more.
          </p>
        </div>
      </section>
      <section className="section" id="liability">
        <h2>What we answer for</h2>
        <div className="prose">
          <p>
            We answer without limit for intent and gross negligence, for harm to life, body and health, and where the law does not let us
            say otherwise. For slight negligence we answer only where a duty is broken on which the contract rests, and then up to the
            damage that was to be expected, at most what you paid in the twelve months before. The free service is offered as it is.
          </p>
          <p>
            Your work is kept in your browser. Browsers delete what they keep when the disk is full or a person clears it, so save what
            matters as a workspace file or an Excel file.
          </p>
        </div>
      </section>
      <section className="section" id="end">
        <h2>Changes and end</h2>
        <div className="prose">
          <p>
            We may change these terms for a reason that is not to your disadvantage alone; people with an account are told by mail 30 days
            before. We may end an account that breaks them, after a warning where that can be expected of us, and return what is paid for
            the time after. The law of the place where {name ?? UNNAMED} has its seat holds; as a consumer you keep the protection of the
            law where you live.
          </p>
        </div>
      </section>
    </main>
  );
}
