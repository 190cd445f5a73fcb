import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { failIdentity, personForm, verifyIdentity } from '../portone/identity-actions.ts'
import { identityRequest, openIdentity } from '../portone/open-identity.ts'
import type { IdentityRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { embedJson, escapeHtml, page } from './page.ts'
import { malformed } from './payment-window.ts'
import { endedIdentity, identityResult, type WindowResult } from './window-result.ts'

const titles: Record<IdentityRecord['method'], string> = {
  phone: '휴대폰 본인인증(PASS)',
  certificate: '인증서 본인인증',
  card: '신용카드 본인인증',
  ipin: '아이핀(i-PIN) 본인인증',
}

function identityPage(identity: IdentityRecord, result: WindowResult | undefined): string {
  const { requested } = identity
  const birthDate = [requested.birthYear, requested.birthMonth, requested.birthDay]
    .map((part) => part ?? '')
    .join('')
  const settings = {
    actionUrl: `/window/identities/${identity.txId}`,
    openerOrigin: identity.window?.openerOrigin,
    redirectUrl: identity.window?.redirectUrl,
    result,
  }
  const title = titles[identity.method]
  return page(
    `모의 ${title}`,
    `<main>
<h1>${title}</h1>
<p class="note">모의 본인인증창입니다. 입력한 내용 그대로 본인으로 인정합니다.</p>
<form id="choose">
<label>이름<input name="name" autocomplete="name" value="${escapeHtml(requested.name ?? '')}"></label>
<label>생년월일 (8자리, 예: 19800115)<input name="birthDate" inputmode="numeric" autocomplete="bday" value="${escapeHtml(birthDate)}"></label>
<label>휴대폰 번호<input name="phone" inputmode="tel" autocomplete="tel" value="${escapeHtml(requested.phoneNumber ?? '')}"></label>
<button class="main" type="submit" value="approve">인증하기</button>
<button class="warn" type="submit" value="decline">인증 실패하게 하기</button>
<button type="submit" value="close">창 닫기(취소)</button>
</form>
<p id="message" role="status"></p>
</main>
<script type="application/json" id="settings">${embedJson(settings)}</script>
<script src="/window/window.js"></script>`,
  )
}

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
