import type { Clock } from '#platform/clock.ts';
import { koreanDay } from '#platform/clock.ts';
import type { ModelConfig } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { ModelError, type LanguageModel, type ModelCall, type ModelMessage } from './language-model.ts';
import { closeCall, openCall, type ModelCallRow } from './model-call-repository.ts';
import { openAiStream, type StreamPart } from './openai-stream.ts';

export interface ModelPorts {
  db: Database;
  clock: Clock;
  newId: () => string;
  fetch?: typeof fetch;
}

/** Failures in a row after which a model is left alone, and for how long. */
const MOST_FAILURES = 3;
const REST_MS = 30_000;

const MOST_CHARACTERS_A_TOKEN = 4;

/** A Korean character is a token or more in every model we know; so nothing is counted too low. */
const tokensOf = (messages: readonly ModelMessage[]): number =>
  messages.reduce((sum, { content }) => sum + content.length + 8, 0);

/** Thousandths of a won; prices are won for a million tokens. */
const costOf = (
  { wonPerMillionInput, wonPerMillionOutput }: ModelConfig,
  inputTokens: number,
  outputTokens: number,
): number => Math.ceil((inputTokens * wonPerMillionInput + outputTokens * wonPerMillionOutput) / 1000);

/**
 * The configured model with everything that keeps it from costing too much or taking too long: a limit of time and
 * tokens for each call, a limit of money for the Korean day, a rest after it failed again and again, and a record of
 * every call. Calls are not repeated here: who asks knows whether another try is worth it.
 */
export function createMeteredModel(config: ModelConfig, ports: ModelPorts): LanguageModel {
  let failures = 0;
  let restingUntil = 0;
  return {
    name: config.model,
    stream: async function* (messages, call) {
      const began = performance.now();
      if (began < restingUntil) throw new ModelError('RESTING', 'it failed again and again');
      const record = await open(config, ports, messages, call);
      const used = { inputTokens: record.inputTokens, outputTokens: 0 };
      let outcome: ModelCallRow['outcome'] = 'STOPPED';
      const late = AbortSignal.timeout(config.seconds * 1000);
      try {
        for await (const part of within(config, ports, messages, call, late)) {
          if (part.kind === 'text') {
            used.outputTokens += part.text.length;
            if (used.outputTokens > call.maxTokens * MOST_CHARACTERS_A_TOKEN) {
              throw new ModelError('BROKEN', 'it does not keep to its limit');
            }
            yield part.text;
          } else {
            Object.assign(used, { inputTokens: part.inputTokens, outputTokens: part.outputTokens });
          }
        }
        outcome = 'DONE';
        failures = 0;
      } catch (error) {
        // Who stops a call because nobody wants it any more says nothing about the model.
        call.signal.throwIfAborted();
        outcome = 'FAILED';
        failures += 1;
        if (failures >= MOST_FAILURES) restingUntil = performance.now() + REST_MS;
        throw asModelError(error, late);
      } finally {
        await closeCall(ports.db, record.id, {
          outcome,
          ...used,
          cost: costOf(config, used.inputTokens, used.outputTokens),
          durationMs: Math.round(performance.now() - began),
        });
      }
    },
  };
}

async function open(
  config: ModelConfig,
  { db, clock, newId }: ModelPorts,
  messages: readonly ModelMessage[],
  { purpose, maxTokens }: ModelCall,
): Promise<ModelCallRow> {
  const at = clock.now();
  const inputTokens = tokensOf(messages);
  const record: ModelCallRow = {
    id: newId(),
    koreanDay: koreanDay(at),
    purpose,
    model: config.model,
    outcome: 'OPEN',
    inputTokens,
    outputTokens: maxTokens,
    cost: costOf(config, inputTokens, maxTokens),
    durationMs: 0,
    at,
  };
  if (await openCall(db, record, config.wonPerDay * 1000)) return record;
  throw new ModelError('BUDGET', 'the money of the day is spent');
}

const within = (
  { baseUrl, apiKey, model }: ModelConfig,
  ports: ModelPorts,
  messages: readonly ModelMessage[],
  { signal, maxTokens, schema }: ModelCall,
  late: AbortSignal,
): AsyncGenerator<StreamPart> =>
  openAiStream(
    { baseUrl, apiKey, model, ...(ports.fetch ? { fetch: ports.fetch } : {}) },
    { messages, maxTokens, schema, signal: AbortSignal.any([signal, late]) },
  );

function asModelError(error: unknown, late: AbortSignal): ModelError {
  if (late.aborted) return new ModelError('LATE', 'it took too long', error);
  return error instanceof ModelError ? error : new ModelError('BROKEN', 'the line broke', error);
}
