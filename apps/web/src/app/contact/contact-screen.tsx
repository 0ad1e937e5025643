import { CONTACT_TOPICS, type ContactTopic, countCharacters, MAX_CONTACT_CHARACTERS, sendContactMessage } from '@sheetlift/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { useAuth, useSession } from '../../features/auth/session-provider.tsx';
import { ApiFailure } from '../../lib/api-failure.ts';
import { ContactText } from './contact-text.tsx';
import { runReceipt } from './run-receipt.ts';

type Sending = { kind: 'writing' } | { kind: 'sending' } | { kind: 'sent'; to: string } | { kind: 'failed'; sentence: string };

/** A letter to the operator. */
export function ContactScreen() {
  const [sending, setSending] = useState<Sending>({ kind: 'writing' });
  return (
    <ContactText>
      {sending.kind === 'sent' ? (
        <Notice title="Your letter has arrived." actions={<Button onClick={() => setSending({ kind: 'writing' })}>Write another</Button>}>
          The answer goes to {sending.to}.
        </Notice>
      ) : (
        <ContactForm sending={sending} onSending={setSending} />
      )}
    </ContactText>
  );
}

function ContactForm({ sending, onSending }: { sending: Sending; onSending: (sending: Sending) => void }) {
  const { api } = useAuth();
  const { user } = useSession();
  const [email, setEmail] = useState<string | null>(null);
  const [topic, setTopic] = useState<ContactTopic | ''>('');
  const [message, setMessage] = useState('');
  const [receipt] = useState(runReceipt);
  const [attached, setAttached] = useState(false);
  const [tried, setTried] = useState(false);
  const from = email ?? user?.email ?? '';
  const problems = {
    email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(from.trim())
      ? null
      : from === ''
        ? 'Where may the answer go?'
        : 'This is not an email address',
    topic: topic === '' ? 'Choose what it is about' : null,
    message:
      message.trim() === ''
        ? 'A message needs words'
        : countCharacters(message) > MAX_CONTACT_CHARACTERS
          ? 'A message cannot exceed 5,000 characters'
          : null,
  };
  const shown = (problem: string | null): string | null => (tried ? problem : null);

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (topic === '' || Object.values(problems).some((problem) => problem !== null)) return;
    onSending({ kind: 'sending' });
    try {
      await api.call(sendContactMessage, { body: { email: from.trim(), topic, message, receipt: attached ? receipt : null } });
      onSending({ kind: 'sent', to: from.trim() });
    } catch (error) {
      onSending({ kind: 'failed', sentence: error instanceof ApiFailure ? error.message : 'The server could not be reached.' });
    }
  };

  return (
    <form className="form" noValidate onSubmit={(event) => void send(event)}>
      {sending.kind === 'failed' && (
        <Notice signal="fail" title="Your letter was not sent.">
          {sending.sentence} What you wrote is still here.
        </Notice>
      )}
      <Field label="Your email address" problem={shown(problems.email)}>
        {(ties) => (
          <input
            {...ties}
            className="in"
            type="email"
            autoComplete="email"
            value={from}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Field label="What it is about" problem={shown(problems.topic)}>
        {(ties) => (
          <select {...ties} className="in" value={topic} onChange={(event) => setTopic(event.target.value as ContactTopic)}>
            <option value="" disabled>
              Choose
            </option>
            {CONTACT_TOPICS.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label="Your letter"
        problem={shown(problems.message)}
        hint={`${countCharacters(message).toLocaleString('en-GB')} of ${MAX_CONTACT_CHARACTERS.toLocaleString('en-GB')} characters`}
      >
        {(ties) => <textarea {...ties} className="in" rows={8} value={message} onChange={(event) => setMessage(event.target.value)} />}
      </Field>
      {receipt !== null && (
        <div>
          <label className="check">
            <input type="checkbox" checked={attached} onChange={(event) => setAttached(event.target.checked)} />
            <span>Attach what the run on this device was: versions, counts and codes, no names, no values, no text of a document.</span>
          </label>
          {attached && (
            <pre className="receipt" tabIndex={0} aria-label="What would be attached">
              {receipt}
            </pre>
          )}
        </div>
      )}
      <p>
        <Button type="submit" look="primary" size="big" disabled={sending.kind === 'sending'}>
          {sending.kind === 'sending' ? 'Sending' : 'Send letter'}
        </Button>
      </p>
    </form>
  );
}
