import { ENDPOINTS, type Endpoint } from '@hygiene/contracts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

/** The contracts as an OpenAPI 3.1 document; nothing in it is written by hand. */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const contract of Object.values(ENDPOINTS) as readonly Endpoint[]) {
    const path = contract.path.replaceAll(/:(\w+)/g, '{$1}')
    for (const method of contract.methods) {
      paths[path] = { ...paths[path], [method.toLowerCase()]: describe(contract, method) }
    }
  }
  return { openapi: '3.1.0', info: { title: 'Food-hygiene education', version: '1' }, paths }
}

function describe(contract: Endpoint, method: string): object {
  const input = z.toJSONSchema(contract.input, { io: 'input', unrepresentable: 'any' })
  const names = Object.keys((input as { properties?: object }).properties ?? {})
  const media = contract.sends === 'multipart' ? 'multipart/form-data' : 'application/json'
  return {
    operationId: `${contract.operation}${method}`,
    security: contract.access === 'operator' ? [{ bearer: [] }] : [],
    ...(method === 'POST' || contract.sends === 'multipart'
      ? { requestBody: { content: { [media]: { schema: input } } } }
      : {
          parameters: names.map((name) => ({
            name,
            in: contract.path.includes(`:${name}`) ? 'path' : 'query',
          })),
        }),
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

function envelopeOf(contract: Endpoint): object {
  const entity = z.toJSONSchema(contract.entity, { io: 'output', unrepresentable: 'any' })
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

export function describeApi(app: FastifyInstance): void {
  const document = openApiDocument()
  app.get('/api/openapi.json', async () => document)
}
