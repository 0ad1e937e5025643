import type { ModelPrompt } from '@sheetlift/engine/language-model';
import { countOr, type Heard, instructionsWithForm, pictureName, type Protocol, textOr } from './protocol.ts';

interface MessagesEvent {
  type?: unknown;
  message?: { usage?: { input_tokens?: unknown } };
  delta?: { text?: unknown; stop_reason?: unknown };
  usage?: { output_tokens?: unknown };
}

const ENDINGS: Record<string, Heard['ended']> = { refusal: 'refused', max_tokens: 'cut', model_context_window_exceeded: 'cut' };

/** Each picture under its number. */
const partsOf = ({ question, pictures = [] }: ModelPrompt): object[] => [
  { type: 'text', text: question },
  ...pictures.flatMap(({ png }, at) => [
    { type: 'text', text: pictureName(at) },
    { type: 'image', source: { type: 'base64', media_type: 'image/png', data: png } },
  ]),
];

/** Messages (https://platform.claude.com/docs/en/build-with-claude/streaming), held to a form by `output_config`. */
export const ANTHROPIC: Protocol = {
  forms: [
    { hold: 'schema', temperature: true },
    { hold: 'schema', temperature: false },
    { hold: 'words', temperature: false },
  ],
  headers: (key) => ({
    'x-api-key': key ?? '',
    'anthropic-version': '2023-06-01',
    // Without it browsers are refused: it says that the key is the person's own.
    'anthropic-dangerous-direct-browser-access': 'true',
  }),
  ask: (model, prompt, { hold, temperature }) => ({
    path: '/messages',
    body: {
      model,
      max_tokens: prompt.maxOutputTokens,
      system: instructionsWithForm(prompt),
      messages: [{ role: 'user', content: prompt.pictures ? partsOf(prompt) : prompt.question }],
      ...(temperature && { temperature: 0 }),
      ...(hold === 'schema' && { output_config: { format: { type: 'json_schema', schema: prompt.schema } } }),
      stream: true,
    },
  }),
  hear(event, heard) {
    const { type, message, delta, usage } = (event ?? {}) as MessagesEvent;
    if (type === 'message_start') heard.inputTokens = countOr(message?.usage?.input_tokens, null);
    if (type === 'content_block_delta') heard.text += textOr(delta?.text, '');
    if (type !== 'message_delta') return;
    heard.outputTokens = countOr(usage?.output_tokens, heard.outputTokens);
    if (typeof delta?.stop_reason === 'string') heard.ended = ENDINGS[delta.stop_reason] ?? 'done';
  },
  listPath: '/models?limit=1000',
  modelsIn(list) {
    const { data } = (list ?? {}) as { data?: { id?: unknown }[] };
    return Array.isArray(data) ? data.flatMap((model) => (typeof model?.id === 'string' ? [model.id] : [])) : null;
  },
};
