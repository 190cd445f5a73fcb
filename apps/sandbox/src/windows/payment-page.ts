import { banks, cardCompanies, payMethodLabels } from '../portone/pay-methods.ts'
import type { PaymentRecord } from '../world/records.ts'
import { embedJson, escapeHtml, page, won } from './page.ts'
import type { WindowResult } from './window-result.ts'

export function paymentPage(payment: PaymentRecord, result: WindowResult | undefined): string {
  const settings = {
    actionUrl: `/window/payments/${payment.transactionId}`,
    openerOrigin: payment.window?.openerOrigin,
    redirectUrl: payment.window?.redirectUrl,
    result,
  }
  return page(
    '모의 결제창',
    `<main>
<h1>결제하기</h1>
<p class="note">모의 결제창입니다. 실제로 결제되지 않습니다.</p>
<dl>
<div><dt>상점</dt><dd>식품위생교육 모의상점</dd></div>
<div><dt>상품</dt><dd>${escapeHtml(payment.orderName)}</dd></div>
<div><dt>결제 금액</dt><dd>${won(payment.totalAmount)}</dd></div>
<div><dt>결제 수단</dt><dd>${payMethodLabels[payment.payMethod]}</dd></div>
</dl>
<form id="choose">
${choices(payment)}
<button class="main" type="submit" value="approve">${approveLabel(payment)}</button>
<button class="warn" type="submit" value="decline">거절되게 하기</button>
<button type="submit" value="close">창 닫기(취소)</button>
</form>
${issuedAccount}
<p id="message" role="status"></p>
</main>
<script type="application/json" id="settings">${embedJson(settings)}</script>
<script src="/window/window.js"></script>`,
  )
}

function approveLabel(payment: PaymentRecord): string {
  return payment.payMethod === 'VIRTUAL_ACCOUNT' ? '가상계좌 발급받기' : '결제하기'
}

const issuedAccount = `<section id="issued" aria-labelledby="issued-title" hidden>
<h2 id="issued-title">가상계좌가 발급되었습니다</h2>
<dl>
<div><dt>은행</dt><dd data-field="bank"></dd></div>
<div><dt>계좌번호</dt><dd data-field="accountNumber"></dd></div>
<div><dt>예금주</dt><dd data-field="holder"></dd></div>
<div><dt>입금 기한</dt><dd data-field="due"></dd></div>
</dl>
<button class="main" type="button" id="done">확인</button>
</section>`

function choices(payment: PaymentRecord): string {
  switch (payment.payMethod) {
    case 'CARD':
      return select('card', '카드사', cardCompanies) + installments(payment)
    case 'VIRTUAL_ACCOUNT':
    case 'TRANSFER':
      return select('bank', '은행', banks)
    case 'MOBILE':
      return `<p>휴대폰 번호: ${escapeHtml(payment.customer.phoneNumber ?? '번호 없음')}</p>`
    default:
      throw new Error(`No such method: ${String(payment.payMethod satisfies never)}`)
  }
}

/** Korean cards allow instalments from 50,000 won. */
function installments(payment: PaymentRecord): string {
  if (payment.totalAmount < 50_000) return ''
  return select('installmentMonths', '할부', { 0: '일시불', 2: '2개월', 3: '3개월', 6: '6개월' })
}

function select(name: string, label: string, options: Record<string, string>): string {
  const items = Object.entries(options).map(([value, text]) => `<option value="${value}">${text}</option>`)
  return `<label>${label}<select name="${name}">${items.join('')}</select></label>`
}
