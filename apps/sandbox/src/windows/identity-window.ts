import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { failIdentity, personForm, verifyIdentity } from '../portone/identity-actions.ts'
import { identityRequest, openIdentity } from '../portone/open-identity.ts'
import type { IdentityRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { identityPage } from './identity-page.ts'
import { page } from './page.ts'
import { malformed } from './payment-window.ts'
import { endedIdentity, identityResult } from './window-result.ts'

const opening = z.object({ request: identityRequest, openerOrigin: z.url(), redirect: z.boolean() })

type Attempt = { Params: { txId: string } }

const sayAgain = '이름, 생년월일 8자리, 휴대폰 번호를 확인해 주세요.'

export function identityWindow(app: FastifyInstance, world: World): void {
  app.post('/window/identities', async (request, reply) => {
    const sent = opening.safeParse(request.body)
    if (!sent.success) return reply.code(400).send(malformed(z.prettifyError(sent.error)))
    const opened = openIdentity(world, sent.data.request, sent.data.openerOrigin, sent.data.redirect)
    if ('identity' in opened) {
      return { windowUrl: `${world.publicUrl()}/window/identity?txId=${opened.identity.txId}` }
    }
    return { result: identityResult({ id: sent.data.request.identityVerificationId, txId: '' }, opened) }
  })

  app.get<{ Querystring: { txId?: string } }>('/window/identity', async (request, reply) => {
    const identity = findAttempt(world, request.query.txId)
    reply.type('text/html; charset=utf-8')
    if (!identity)
      return reply.code(404).send(page('본인인증창', '<main><h1>없는 본인인증입니다.</h1></main>'))
    return identityPage(identity, endedIdentity(identity))
  })

  app.post<Attempt>('/window/identities/:txId/approve', async (request, reply) => {
    const identity = findAttempt(world, request.params.txId)
    if (!identity) return reply.code(404).send({ problem: '없는 본인인증입니다.' })
    const form = personForm.omit({ ci: true, di: true }).safeParse(request.body)
    if (!form.success) return { problem: sayAgain }
    return { result: identityResult(identity, verifyIdentity(world, identity, form.data)) }
  })

  const end = (name: string, pgCode: string, message: string) =>
    app.post<Attempt>(`/window/identities/:txId/${name}`, async (request, reply) => {
      const identity = findAttempt(world, request.params.txId)
      if (!identity) return reply.code(404).send({ problem: '없는 본인인증입니다.' })
      return { result: identityResult(identity, failIdentity(world, identity, pgCode, message)) }
    })

  end('decline', 'FAILED', '본인인증에 실패했습니다.')
  end('close', 'USER_CANCEL', '사용자가 본인인증을 취소했습니다.')
}

function findAttempt(world: World, txId: string | undefined): IdentityRecord | undefined {
  return Object.values(world.state.identities).find((identity) => identity.txId === txId)
}
