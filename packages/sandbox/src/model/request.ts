import { z } from 'zod';

const textPart = z.looseObject({ type: z.literal('text'), text: z.string() });
const content = z.union([z.string(), z.array(textPart)]);

const message = z.looseObject({
  role: z.enum(['system', 'developer', 'user', 'assistant', 'tool']),
  content: content.nullish(),
});

const responseFormat = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('text') }),
  z.looseObject({ type: z.literal('json_object') }),
  z.looseObject({
    type: z.literal('json_schema'),
    json_schema: z.looseObject({
      name: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
      strict: z.boolean().nullish(),
      schema: z.record(z.string(), z.unknown()),
    }),
  }),
]);

/** The body of a chat completion, as far as the stand-in minds it; what else a client sends is let through. */
export const chatRequest = z
  .looseObject({
    model: z.string().min(1),
    messages: z.array(message).min(1),
    stream: z.boolean().nullish(),
    stream_options: z.looseObject({ include_usage: z.boolean().nullish() }).nullish(),
    max_tokens: z.number().int().positive().nullish(),
    max_completion_tokens: z.number().int().positive().nullish(),
    temperature: z.number().min(0).max(2).nullish(),
    n: z.literal(1).nullish(),
    response_format: responseFormat.nullish(),
  })
  .refine((body) => body.stream === true || body.stream_options == null, {
    path: ['stream_options'],
    message: "The 'stream_options' parameter is only allowed when 'stream' is enabled.",
  })
  .refine((body) => body.response_format?.type !== 'json_object' || textOf(body.messages).includes('json'), {
    path: ['messages'],
    message:
      "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.",
  });
export type ChatRequest = z.infer<typeof chatRequest>;

/** The text of one message. */
export function messageText(one: { content?: z.infer<typeof content> | null }): string {
  return typeof one.content === 'string'
    ? one.content
    : (one.content ?? []).map((part) => part.text).join('');
}

function textOf(messages: readonly z.infer<typeof message>[]): string {
  return messages.map(messageText).join('\n').toLowerCase();
}
