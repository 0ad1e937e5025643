import type { ModelPrompt } from '@sheetlift/engine/language-model';
import { countOr, instructionsWithForm, pictureName, type Protocol, textOr } from './protocol.ts';

interface GenerateEvent {
  candidates?: { content?: { parts?: { text?: unknown; thought?: unknown }[] }; finishReason?: unknown }[];
  promptFeedback?: { blockReason?: unknown };
  usageMetadata?: { promptTokenCount?: unknown; candidatesTokenCount?: unknown; thoughtsTokenCount?: unknown };
}

/** Each picture under its number. */
const picturesOf = ({ pictures = [] }: ModelPrompt): object[] =>
  pictures.flatMap(({ png }, at) => [{ text: pictureName(at) }, { inlineData: { mimeType: 'image/png', data: png } }]);

/** `generateContent` (https://ai.google.dev/api/generate-content), as a stream. */
export const GOOGLE: Protocol = {
  forms: [
    { hold: 'schema', temperature: true },
    { hold: 'json', temperature: true },
    { hold: 'words', temperature: false },
  ],
  headers: (key) => ({ 'x-goog-api-key': key ?? '' }),
  ask: (model, prompt, { hold, temperature }) => ({
    path: `/models/${encodeURIComponent(model)}:streamGenerateContent?alt=sse`,
    body: {
      systemInstruction: { parts: [{ text: instructionsWithForm(prompt) }] },
      contents: [{ role: 'user', parts: [{ text: prompt.question }, ...picturesOf(prompt)] }],
      generationConfig: {
        maxOutputTokens: prompt.maxOutputTokens,
        ...(temperature && { temperature: 0 }),
        ...(hold !== 'words' && { responseMimeType: 'application/json' }),
        ...(hold === 'schema' && { responseJsonSchema: prompt.schema }),
      },
    },
  }),
  hear(event, heard) {
    const { candidates, promptFeedback, usageMetadata } = (event ?? {}) as GenerateEvent;
    const [candidate] = candidates ?? [];
    for (const { text, thought } of candidate?.content?.parts ?? []) if (thought !== true) heard.text += textOr(text, '');
    heard.inputTokens = countOr(usageMetadata?.promptTokenCount, heard.inputTokens);
    const [said, thought] = [countOr(usageMetadata?.candidatesTokenCount, null), countOr(usageMetadata?.thoughtsTokenCount, null)];
    if (said !== null || thought !== null) heard.outputTokens = (said ?? 0) + (thought ?? 0);
    const reason = candidate?.finishReason;
    if (typeof promptFeedback?.blockReason === 'string') heard.ended = 'refused';
    else if (typeof reason === 'string') heard.ended = reason === 'STOP' ? 'done' : reason === 'MAX_TOKENS' ? 'cut' : 'refused';
  },
  isKeyRefused: (body) => body.includes('API_KEY_INVALID'),
  listPath: '/models?pageSize=1000',
  modelsIn(list) {
    const { models } = (list ?? {}) as { models?: { name?: unknown; supportedGenerationMethods?: unknown }[] };
    if (!Array.isArray(models)) return null;
    return models.flatMap(({ name, supportedGenerationMethods: methods }) =>
      typeof name === 'string' && Array.isArray(methods) && methods.includes('generateContent') ? [name.replace(/^models\//, '')] : [],
    );
  },
};
