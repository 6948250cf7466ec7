import { z } from 'zod';
import type { Route } from './define-route.ts';
import { errorCatalogue } from './errors.ts';

type Json = Record<string, unknown>;

/** An error answer, as every failure of the API has it. */
export const failure = z
  .object({
    statusCode: z.number().int(),
    code: z.enum(Object.keys(errorCatalogue) as [string, ...string[]]),
    message: z.string().describe('Korean, may be shown to a reader'),
    fields: z.record(z.string(), z.string()).optional().describe('messages by field'),
  })
  .meta({ id: 'Failure' });

/** The OpenAPI 3.1 document of a route table. Schemas with an id become components. */
export function openApiDocument(
  routes: Record<string, Route>,
  info: { title: string; version: string },
): Json {
  const components: Json = {};
  const toSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
    const json = z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' }) as Json;
    const { $defs, $schema: _, ...rest } = json;
    for (const [name, definition] of Object.entries(($defs as Json | undefined) ?? {})) {
      components[name] = relocate(withoutMarks(definition));
    }
    return relocate(withoutMarks(rest)) as Json;
  };

  const paths: Record<string, Json> = {};
  for (const [operationId, route] of Object.entries(routes)) {
    const operation: Json = {
      operationId,
      summary: route.summary,
      security: route.access === 'user' ? [{ bearer: [] }] : [],
      parameters: [
        ...parameters(route.params, 'path', toSchema),
        ...parameters(route.query, 'query', toSchema),
      ],
      responses: {
        200: answer(route.output, toSchema),
        default: {
          description: 'Failure',
          content: { 'application/json': { schema: toSchema(failure, 'output') } },
        },
      },
    };
    if (route.body) {
      operation['requestBody'] = {
        required: true,
        content: { 'application/json': { schema: toSchema(route.body, 'input') } },
      };
    }
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: { schemas: components, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}

type ToSchema = (schema: z.ZodType, io: 'input' | 'output') => Json;

function answer(output: z.ZodType, toSchema: ToSchema): Json {
  const envelope = z.object({ statusCode: z.literal(200), data: output });
  return {
    description: 'Success',
    content: { 'application/json': { schema: toSchema(envelope, 'output') } },
  };
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query', toSchema: ToSchema): Json[] {
  if (!schema) return [];
  const { properties, required } = toSchema(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (required ?? []).includes(name),
    schema: property,
  }));
}

/** Schema ids are names of components here, not addresses. */
function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key, inner]) => key !== 'id' || typeof inner !== 'string');
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutMarks(inner)]));
}

function relocate(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(relocate);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace('#/$defs/', '#/components/schemas/')
        : relocate(inner),
    ]),
  );
}
