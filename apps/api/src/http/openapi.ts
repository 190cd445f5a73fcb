import { ENDPOINTS } from '@hygiene/contracts/generated/endpoints'
import type { Endpoint, Sends } from '@hygiene/contracts/kit/endpoint'
import { wireNameOf } from '@hygiene/contracts/kit/wire-names'
import { z } from 'zod'

/** Returns the contracts as an OpenAPI 3.1 document with sorted paths. It is fully generated. */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const contract of Object.values(ENDPOINTS) as readonly Endpoint[]) {
    const path = contract.path.replaceAll(/:(\w+)/g, '{$1}')
    for (const method of contract.methods) {
      paths[path] = { ...paths[path], [method.toLowerCase()]: describe(contract, method) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Food-hygiene education', version: '1' },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    paths: Object.fromEntries(Object.entries(paths).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  }
}

const MEDIA = {
  query: 'application/json',
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const satisfies Record<Sends, string>

interface InputSchema {
  properties?: Record<string, object>
  required?: string[]
}

function describe(contract: Endpoint, method: string): object {
  const input = describeSchema(contract.input, 'input') as InputSchema
  return {
    operationId: `${contract.publishedAs ?? contract.operation}${method}`,
    security: contract.access === 'operator' || contract.access === 'staff' ? [{ bearer: [] }] : [],
    ...(method === 'POST'
      ? { requestBody: { content: { [MEDIA[contract.sends]]: { schema: input } } } }
      : { parameters: parametersOf(contract, input) }),
    responses: {
      200: {
        description:
          contract.refusals.length > 0 ? `Or refused: ${contract.refusals.join(', ')}` : 'Answered',
        content:
          contract.answers === 'bytes'
            ? { 'application/octet-stream': {} }
            : { 'application/json': { schema: envelopeOf(contract) } },
      },
    },
  }
}

function parametersOf(contract: Endpoint, { properties = {}, required = [] }: InputSchema): object[] {
  return Object.entries(properties).map(([name, schema]) => {
    const isInPath = contract.path.includes(`:${name}`)
    return { name, in: isInPath ? 'path' : 'query', required: isInPath || required.includes(name), schema }
  })
}

function envelopeOf(contract: Endpoint): object {
  const entity = describeSchema(contract.entity, 'output')
  return {
    type: 'object',
    required: ['code', 'message', 'entity'],
    properties: {
      code: { type: 'integer' },
      message: { type: 'string' },
      entity: { anyOf: [entity, { type: 'null' }] },
    },
  }
}

function describeSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      const { properties, required } = jsonSchema
      if (properties) {
        const named = Object.entries(properties).map(([name, property]) => [wireNameOf(name), property])
        jsonSchema.properties = Object.fromEntries(named)
      }
      if (required) jsonSchema.required = required.map(wireNameOf)
    },
  })
}
