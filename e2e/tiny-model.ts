/** Kinds of tokens and values as the format of llama.cpp numbers them (https://github.com/ggml-org/ggml/blob/master/docs/gguf.md). */
const TOKEN = { normal: 1, unknown: 2, control: 3, own: 4, byte: 6 };
const TYPE = { uint32: 4, int32: 5, float32: 6, boolean: 7, text: 8, array: 9 };
const ALIGNMENT = 32;

/** Small letters and the space, as the format writes it: two of them are one token, so that questions are half as long. */
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz▁'];

/** A token that begins every answer, put there by the model's own template of a chat. */
const ANSWER = '<|answer|>';

/**
 * A language model of some 300 kB in the file format of llama.cpp, made of nothing but code. It has one layer, whose attention is empty: the next token follows
 * from the last one alone, along the `answers`, each a list of pieces. Where answers part it likes the earlier one
 * more, so that the others come where the grammar that it is held to does not let it have its way.
 */
export function tinyModel(answers: readonly (readonly string[])[]): Buffer {
  const tokens: { text: string; kind: number }[] = [
    { text: '<unk>', kind: TOKEN.unknown },
    { text: '<s>', kind: TOKEN.control },
    { text: '</s>', kind: TOKEN.control },
    { text: ANSWER, kind: TOKEN.control },
    ...Array.from({ length: 256 }, (_, byte) => ({ text: `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`, kind: TOKEN.byte })),
    ...LETTERS.map((text) => ({ text, kind: TOKEN.normal })),
    ...LETTERS.flatMap((first) => LETTERS.map((second) => ({ text: first + second, kind: TOKEN.normal }))),
  ];
  const [end, begin] = [2, 3];
  const steps: { from: number; to: number }[] = [];
  for (const pieces of answers) {
    let from = begin;
    for (const text of pieces) {
      const known = steps.find((step) => step.from === from && tokens[step.to]?.text === text);
      const to = known?.to ?? tokens.push({ text, kind: TOKEN.own }) - 1;
      if (!known) steps.push({ from, to });
      from = to;
    }
    steps.push({ from, to: end });
  }
  return written(tokens, steps);
}

function written(tokens: readonly { text: string; kind: number }[], steps: readonly { from: number; to: number }[]): Buffer {
  const inAnswers = [...new Set(steps.map(({ from }) => from))];
  const width = Math.ceil(inAnswers.length / ALIGNMENT) * ALIGNMENT;
  // Each token of an answer is a direction of its own; the output leads from it to those that may follow.
  const embedding = new Float32Array(tokens.length * width);
  inAnswers.forEach((token, at) => (embedding[token * width + at] = 1));
  const output = new Float32Array(tokens.length * width);
  const liked = new Map<number, number>();
  for (const { from, to } of steps) {
    const liking = liked.get(from) ?? 10;
    liked.set(from, liking - 1);
    output[to * width + inAnswers.indexOf(from)] = liking;
  }
  const zeros = [new Float32Array(width * width), [width, width]] as const;
  const ones = [new Float32Array(width).fill(1), [width]] as const;
  const tensors: Record<string, readonly [Float32Array, readonly number[]]> = {
    'token_embd.weight': [embedding, [width, tokens.length]],
    'output_norm.weight': ones,
    'output.weight': [output, [width, tokens.length]],
    'blk.0.attn_norm.weight': ones,
    'blk.0.attn_q.weight': zeros,
    'blk.0.attn_k.weight': zeros,
    'blk.0.attn_v.weight': zeros,
    'blk.0.attn_output.weight': zeros,
    'blk.0.ffn_norm.weight': ones,
    'blk.0.ffn_gate.weight': zeros,
    'blk.0.ffn_up.weight': zeros,
    'blk.0.ffn_down.weight': zeros,
  };
  const facts: [key: string, value: Buffer][] = [
    ['general.architecture', text('llama')],
    ['llama.context_length', whole(32_768)],
    ['llama.embedding_length', whole(width)],
    ['llama.block_count', whole(1)],
    ['llama.feed_forward_length', whole(width)],
    ['llama.attention.head_count', whole(1)],
    ['llama.attention.layer_norm_rms_epsilon', Buffer.concat([uint32(TYPE.float32), float32(1e-5)])],
    ['llama.rope.dimension_count', whole(width)],
    ['llama.vocab_size', whole(tokens.length)],
    ['tokenizer.ggml.model', text('llama')],
    [
      'tokenizer.ggml.tokens',
      list(
        TYPE.text,
        tokens.map(({ text }) => characters(text)),
      ),
    ],
    [
      'tokenizer.ggml.scores',
      list(
        TYPE.float32,
        tokens.map(() => float32(0)),
      ),
    ],
    [
      'tokenizer.ggml.token_type',
      list(
        TYPE.int32,
        tokens.map(({ kind }) => uint32(kind)),
      ),
    ],
    ['tokenizer.ggml.bos_token_id', whole(1)],
    ['tokenizer.ggml.eos_token_id', whole(2)],
    ['tokenizer.ggml.unknown_token_id', whole(0)],
    ['tokenizer.ggml.add_bos_token', no()],
    ['tokenizer.ggml.add_space_prefix', no()],
    ['tokenizer.chat_template', text(`{% for message in messages %}{{ message.content }}{% endfor %}${ANSWER}`)],
  ];
  let offset = 0;
  const described = Object.entries(tensors).map(([name, [values, shape]]) => {
    const at = offset;
    offset += aligned(values.byteLength);
    return Buffer.concat([characters(name), uint32(shape.length), ...shape.map(uint64), uint32(0), uint64(at)]);
  });
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    uint32(3),
    uint64(described.length),
    uint64(facts.length),
    ...facts.flatMap(([key, value]) => [characters(key), value]),
    ...described,
  ]);
  return Buffer.concat([padded(head), ...Object.values(tensors).map(([values]) => padded(Buffer.from(values.buffer)))]);
}

function uint32(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}

function uint64(number: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(number));
  return bytes;
}

function float32(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(number);
  return bytes;
}

const characters = (value: string): Buffer => Buffer.concat([uint64(Buffer.byteLength(value)), Buffer.from(value)]);
const text = (value: string): Buffer => Buffer.concat([uint32(TYPE.text), characters(value)]);
const whole = (value: number): Buffer => Buffer.concat([uint32(TYPE.uint32), uint32(value)]);
const no = (): Buffer => Buffer.concat([uint32(TYPE.boolean), Buffer.from([0])]);
const list = (type: number, items: readonly Buffer[]): Buffer =>
  Buffer.concat([uint32(TYPE.array), uint32(type), uint64(items.length), ...items]);

const aligned = (bytes: number): number => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc(aligned(bytes.length) - bytes.length)]);
