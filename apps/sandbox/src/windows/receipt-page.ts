import type { FastifyInstance } from 'fastify'
import type { World } from '../world/world.ts'
import { escapeHtml, page, seoulTime, won } from './page.ts'
import { findAttempt } from './payment-window.ts'

export function receiptPage(app: FastifyInstance, world: World): void {
  app.get<{ Params: { txId: string } }>('/receipts/:txId', async (request, reply) => {
    const payment = findAttempt(world, request.params.txId)
    reply.type('text/html; charset=utf-8')
    if (!payment?.paidAt)
      return reply.code(404).send(page('매출전표', '<main><h1>없는 매출전표입니다.</h1></main>'))
    return page(
      '모의 매출전표',
      `<main><h1>매출전표</h1><p class="note">모의 매출전표입니다.</p><dl>
<div><dt>상품</dt><dd>${escapeHtml(payment.orderName)}</dd></div>
<div><dt>결제 금액</dt><dd>${won(payment.paidAmount)}</dd></div>
<div><dt>취소 금액</dt><dd>${won(payment.cancelledAmount)}</dd></div>
<div><dt>결제 일시</dt><dd>${seoulTime(payment.paidAt)}</dd></div>
</dl></main>`,
    )
  })
}
