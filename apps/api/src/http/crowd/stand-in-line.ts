import type { LineName } from '@hygiene/contracts/kit/endpoint'
import type { FastifyInstance } from 'fastify'
import { answerCrowded } from './answer-crowd.ts'
import type { Turns } from './take-turn.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    line?: LineName | undefined
  }
}

/** Tells a caller far back the place at the entrance: five thousand calls in one instant then cost no look-up and no body. */
export function standInLine(app: FastifyInstance, lines: Record<LineName, Turns>, secret: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { line } = request.routeOptions.config
    const crowded = line === undefined ? null : lines[line].knock(request, reply)
    if (crowded) return void answerCrowded(reply, crowded, secret)
    return done()
  })
}
