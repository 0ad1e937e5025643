import type { ModelPrompt } from '@sheetlift/engine/language-model';
import { countOr, instructionsWithForm, pictureName, type Protocol, textOr } from './protocol.ts';

interface ChatPart {
  content?: unknown;
  refusal?: unknown;
}

interface ChatEvent {
  /** `delta` in a stream, `message` in a whole answer. */
  choices?: { delta?: ChatPart | null; message?: ChatPart | null; finish_reason?: unknown }[];
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown } | null;
}

/** Each picture under its number. */
const partsOf = ({ question, pictures = [] }: ModelPrompt): object[] => [
  { type: 'text', text: question },
  ...pictures.flatMap(({ png }, at) => [
    { type: 'text', text: pictureName(at) },
    { type: 'image_url', image_url: { url: `data:image/png;base64,${png}` } },
  ]),
];

/** Chat completions (https://platform.openai.com/docs/api-reference/chat). */
export const OPENAI: Protocol = {
  forms: [
    { hold: 'schema', temperature: true },
    { hold: 'schema', temperature: false },
    { hold: 'json', temperature: true },
    { hold: 'words', temperature: false },
  ],
  headers: (key): Record<string, string> => (key === null ? {} : { authorization: `Bearer ${key}` }),
  ask: (model, prompt, { hold, temperature }) => ({
    path: '/chat/completions',
    body: {
      model,
      messages: [
        { role: 'system', content: instructionsWithForm(prompt) },
        { role: 'user', content: prompt.pictures ? partsOf(prompt) : prompt.question },
      ],
      // Servers know one name or the other, and pass over what they do not know; a vendor that takes only one says so with status 400.
      ...(temperature ? { temperature: 0, max_tokens: prompt.maxOutputTokens } : { max_completion_tokens: prompt.maxOutputTokens }),
      ...(hold === 'schema' && {
        response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema: prompt.schema } },
      }),
      ...(hold === 'json' && { response_format: { type: 'json_object' } }),
      stream: true,
      ...(hold !== 'words' && { stream_options: { include_usage: true } }),
    },
  }),
  hear(event, heard) {
    const { choices, usage } = (event ?? {}) as ChatEvent;
    const choice = choices?.[0];
    const part = choice?.delta ?? choice?.message;
    heard.text += textOr(part?.content, '');
    heard.inputTokens = countOr(usage?.prompt_tokens, heard.inputTokens);
    heard.outputTokens = countOr(usage?.completion_tokens, heard.outputTokens);
    if (typeof part?.refusal === 'string' || choice?.finish_reason === 'content_filter') heard.ended = 'refused';
    else if (typeof choice?.finish_reason === 'string') heard.ended ??= choice.finish_reason === 'length' ? 'cut' : 'done';
  },
  listPath: '/models',
  modelsIn(list) {
    const { data } = (list ?? {}) as { data?: { id?: unknown }[] };
    return Array.isArray(data) ? data.flatMap((model) => (typeof model?.id === 'string' ? [model.id] : [])) : null;
  },
};
