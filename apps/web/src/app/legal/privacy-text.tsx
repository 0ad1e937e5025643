import { NO_ADDRESS, type Operator, UNNAMED } from './operator.ts';

const KEPT_HERE = [
  ['Documents, rows, corrections', 'until you delete the run, or clear everything on this device'],
  ['Templates', 'until you delete them; with an account they are kept on the server instead'],
  [
    'How often what was found was right',
    'two numbers a field and document, with a fingerprint of the document; until you clear everything on this device',
  ],
  ['Pages of the month', 'a count, and 16 digits of a fingerprint of each document so that it counts once; a new month begins a new count'],
  ['How the page looks, widths, theme', 'until you clear everything on this device'],
  ['The language model you set up, its key, prices and limits', 'until you use no model, or clear everything on this device'],
  ['The language model you fetched', 'until you remove it under “Language model”, or clear everything on this device'],
  ['What a language model answered', 'the newest 5,000 answers, until you clear everything on this device'],
  ['The token that says you are signed in, your name and email address', '7 days, or until you sign out'],
  ['The program itself', 'so that it works without network'],
] as const;

const KEPT_THERE = [
  [
    'Your account',
    'email address, name if you gave one, a hash of the password (Argon2id) or the number Google has for you',
    'until you delete it',
  ],
  [
    'Templates',
    'names, descriptions and fields, as you wrote them',
    'until you delete them; what was replaced by another of its name 30 days longer',
  ],
  [
    'Runs on the server',
    'documents that you, or a program with an API key of yours, sent there, the template, what was read, the rows, what they rest on and what you changed',
    'until you delete them, 30 days at most unless the operator set another time',
  ],
  [
    'What a language model of the server took and answered',
    'questions and tokens by month; answers of the model about documents of your runs',
    'counts until you delete the account, answers as long as runs',
  ],
  [
    'The connection with Google Sheets, if you make one',
    'what Google gave us for it, encrypted, and the names of spreadsheets that were made from here',
    'until you disconnect or Google ends it; the spreadsheets are yours, in your Google account',
  ],
  ['API keys', 'name, what it may do, a hash, its last four letters, the last use', 'until you revoke it'],
  ['Corrections', 'only if you switch on “Keep what it learns in my account”', 'until you delete or switch off'],
  [
    'Page counts',
    'number of pages, time, and a keyed fingerprint that is of no use elsewhere; never a name or a text of a document',
    'until you delete the account',
  ],
  [
    'Plan and payments',
    'what Paddle tells us: plan, state, dates, their numbers for it; no card',
    'until you delete the account; Paddle keeps invoices as the law demands',
  ],
  ['Letters to us', 'your address, the topic, your words, the receipt if you attached it', 'one year'],
  ['Limits on attempts', 'a keyed hash of the network a call came from', 'at most an hour'],
  ['The log', 'time, path and result of calls; no document text, token, password or network address', 'as long as the operator keeps logs'],
] as const;

/** What is kept, where and for how long: each line is true of the program as it stands. */
export function PrivacyText({ operator: { name, address } }: { operator: Operator }) {
  return (
    <main className="reading">
      <h1>Privacy</h1>
      <p className="lead">In force since 22 November 2026.</p>
      <section className="summary prose" aria-label="In short">
        <h2>In short</h2>
        <ul>
          <li>
            Documents are read on your device. No document content is uploaded, unless you choose “On the server”, or set up a language
            model elsewhere and ask it.
          </li>
          <li>What you, or a program to which you gave an API key, send to the server is read there and kept for a while.</li>
          <li>Without an account the server keeps nothing about you.</li>
          <li>
            With one it keeps your address, your templates, your page count and your plan, and you can take all of it along or delete it.
          </li>
          <li>No advertising, no tracking, no cookies but one: it lives a minute and brings you back from Google.</li>
        </ul>
      </section>
      <section className="section" id="who">
        <h2>Who answers for it</h2>
        <div className="prose">
          <p>
            <b>{name ?? UNNAMED}</b> ({address ?? NO_ADDRESS}). <a href="/contact">Write to us</a> about anything on this page.
          </p>
        </div>
      </section>
      <section className="section" id="documents">
        <h2>Your documents</h2>
        <div className="prose">
          <p>
            The whole program that reads documents is loaded into your browser and works there, recognition of scans included. It works with
            the network switched off. The page may connect to its own server alone; the browser enforces that, by a rule the server sends
            with every page (content security policy). One script has a rule of its own: the one that asks a language model, which is
            started only where you set one up, and may reach the places the operator allows for it.
          </p>
          <p>
            A language model is asked only when you say so, by “Ask it” above the rows. It is shown numbered lines of your documents and the
            names and descriptions of your fields; where you said that it takes pictures, those of words that are hard to read too. A model
            that is part of your browser, or that you fetched into it, is shown them there. Otherwise they go, with the key you gave, to the
            server you chose and to nobody else. The line under the list of documents names it. What that server does with them is between
            you and whoever runs it.
          </p>
          <p>
            The server reads documents only where you are signed in and choose “On the server” before you give them, or where a program
            sends them to it with an API key that you made under Account. It reads them in a process of its own that reaches neither secrets
            nor, where the system permits, any network. Where this installation has a language model of its own, lines of such documents go
            to it only if you, your template or your program say so for the run; the page names where it is.
          </p>
          <p>Passwords of locked documents are held in memory for as long as the page is open, and written nowhere.</p>
        </div>
      </section>
      <section className="section" id="on-your-device">
        <h2>Kept on your device</h2>
        <div className="prose">
          <p>
            In the storage of your browser, readable by nobody else who does not use it. “Kept on this device” in the bar shows what is
            there, how large it is, and deletes it.
          </p>
          <table className="facts-table">
            <tbody>
              {KEPT_HERE.map(([what, long]) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>{long}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <section className="section" id="on-the-server">
        <h2>Kept on the server</h2>
        <div className="prose wide-table" role="region" aria-label="What is kept on the server" tabIndex={0}>
          <table className="facts-table">
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">Which part of it</th>
                <th scope="col">How long</th>
              </tr>
            </thead>
            <tbody>
              {KEPT_THERE.map(([what, part, long]) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>{part}</td>
                  <td>{long}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <section className="section" id="why">
        <h2>Why, and by what right</h2>
        <div className="prose">
          <p>
            To give you what you asked for: the account, the templates, the plan (Article 6(1)(b) GDPR). To keep the service from being
            misused: limits and logs (Article 6(1)(f)). What is bought is kept as tax law demands (Article 6(1)(c)). Nothing is decided
            about you by a program.
          </p>
        </div>
      </section>
      <section className="section" id="others">
        <h2>Who else sees something</h2>
        <div className="prose">
          <p>
            Paddle, when you buy: what you type into its form goes to Paddle alone. Google, when you sign in with it: that you do. Whoever
            carries mail for this installation: links for a new password or to show that your address is yours, and answers to your letters.
            Where the operator has crash reports switched on, a report says which part of the program failed, in which version and browser;
            document text, tokens and addresses are taken out before it is sent.
          </p>
        </div>
      </section>
      <section className="section" id="rights">
        <h2>Your rights</h2>
        <div className="prose">
          <p>
            Under Account you take along all that is kept about you, as files, and delete the account with everything in it. You may also
            ask us what is kept, have it put right or limited, object, and complain to the authority for data protection where you live.
          </p>
        </div>
      </section>
    </main>
  );
}
