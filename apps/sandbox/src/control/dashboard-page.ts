import { payMethodLabels } from '../portone/pay-methods.ts'
import type { PaymentRecord, PaymentStatus } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { escapeHtml, page, seoulTime, won } from '../windows/page.ts'

const statusLabels: Record<PaymentStatus, string> = {
  READY: '결제창 열림',
  VIRTUAL_ACCOUNT_ISSUED: '입금 대기',
  PAID: '결제 완료',
  FAILED: '실패',
  PARTIAL_CANCELLED: '부분 취소',
  CANCELLED: '취소',
}

const shown = 100

export function dashboardPage(world: World): string {
  const payments = Object.values(world.state.payments)
    .toSorted((a, b) => b.statusChangedAt.localeCompare(a.statusChangedAt))
    .slice(0, shown)
  return page(
    '모의 결제사 관리',
    `<main class="wide">
<h1>모의 결제사 관리</h1>
<p class="note">개발과 시연을 위한 바깥 세상입니다. 여기의 돈은 모두 가짜입니다.</p>
<p><a href="/mailbox">모의 문자함 보기</a></p>
<p id="message" role="status"></p>
<h2>문제 일으키기</h2>
${faultForm(world)}
<h2>결제 내역</h2>
<div class="scroll"><table>
<caption>최근 결제 ${payments.length}건</caption>
<thead><tr><th scope="col">결제 번호</th><th scope="col">상품</th><th scope="col">금액</th><th scope="col">수단</th>
<th scope="col">상태</th><th scope="col">통지</th><th scope="col">할 일</th></tr></thead>
<tbody>${payments.map((payment) => row(world, payment)).join('') || emptyRow}</tbody>
</table></div>
</main>
<script src="/control/dashboard.js"></script>`,
  )
}

const emptyRow = '<tr><td colspan="7">내역이 존재하지 않습니다.</td></tr>'

function row(world: World, payment: PaymentRecord): string {
  return `<tr>
<th scope="row">${escapeHtml(payment.id)}</th>
<td>${escapeHtml(payment.orderName)}</td>
<td>${won(payment.totalAmount)}</td>
<td>${payMethodLabels[payment.payMethod]}${account(payment)}</td>
<td>${statusLabels[payment.status]}<br>${seoulTime(payment.statusChangedAt)}</td>
<td>${noticeSummary(world, payment)}</td>
<td>${actions(payment)}</td>
</tr>`
}

function account(payment: PaymentRecord): string {
  if (payment.method?.type !== 'PaymentMethodVirtualAccount') return ''
  const { bank = '', accountNumber } = payment.method
  return `<br>${escapeHtml(bank)} ${escapeHtml(accountNumber)}<br>기한 ${seoulTime(payment.accountDueAt)}`
}

function noticeSummary(world: World, payment: PaymentRecord): string {
  return world.state.notices
    .filter((notice) => notice.paymentId === payment.id)
    .map((notice) => {
      const answers = notice.deliveries.map((delivery) => delivery.status ?? '응답 없음')
      return `${escapeHtml(notice.type)}: ${answers.join(', ') || '보내지 않음'}`
    })
    .join('<br>')
}

function actions(payment: PaymentRecord): string {
  const path = `/control/payments/${encodeURIComponent(payment.id)}`
  const buttons: string[] = []
  if (payment.status === 'READY') buttons.push(button(`${path}/approve`, {}, '승인'))
  if (payment.method?.type === 'PaymentMethodVirtualAccount' && payment.paidAt === undefined) {
    if (payment.status === 'VIRTUAL_ACCOUNT_ISSUED') {
      buttons.push(button(`${path}/deposit`, { when: 'now' }, '입금'))
      buttons.push(button(`${path}/deposit`, { when: 'twice' }, '두 번 입금'))
    }
    buttons.push(button(`${path}/deposit`, { when: 'late' }, '늦게 입금'))
  }
  if (payment.cancellations.some((cancellation) => cancellation.status === 'REQUESTED')) {
    buttons.push(button(`${path}/settle-cancellation`, { status: 'SUCCEEDED' }, '취소 완료'))
    buttons.push(button(`${path}/settle-cancellation`, { status: 'FAILED' }, '취소 실패'))
  }
  buttons.push(button(`${path}/renotify`, {}, '통지 다시 보내기'))
  return buttons.join('')
}

function button(path: string, body: object, label: string): string {
  const sent = escapeHtml(JSON.stringify(body))
  return `<button class="small" type="button" data-post="${path}" data-body="${sent}">${label}</button>`
}

function faultForm(world: World): string {
  const { faults } = world.state
  const stop = faults.notify === 'never' ? ['once', '통지 켜기'] : ['never', '통지 끄기']
  return `<p>${button('/control/faults', { notify: stop[0] }, stop[1] ?? '')}
${button('/control/faults', { decline: !faults.decline }, faults.decline ? '모든 승인 허용' : '모든 승인 거절')}
${button('/control/faults/reset', {}, '모두 정상으로')}</p>
<form id="faults" class="faults">
${choice('notify', '통지 횟수', faults.notify, { once: '한 번', twice: '두 번', never: '보내지 않음' })}
${number('noticeDelayMs', '통지 지연 (밀리초)', faults.noticeDelayMs)}
${choice('cancel', '결제 취소의 결과', faults.cancel, { SUCCEEDED: '성공', REQUESTED: '접수만 됨', FAILED: '실패' })}
<label>문자를 못 받는 번호 (여럿은 쉼표, 모두는 all)<input name="unreachable" value="${escapeHtml(faults.unreachable.join(', '))}"></label>
${choice('service', '아래 문제를 겪는 곳', faults.service, { all: '모두', payment: '결제', identity: '본인인증', address: '주소', licences: '인허가 정보', sms: '문자', passwords: '유출된 비밀번호' })}
${number('delayMs', '응답 지연 (밀리초)', faults.delayMs)}
${number('httpStatus', '오류 상태 (비우면 정상)', faults.httpStatus)}
${choice('timeout', '응답하지 않음', String(faults.timeout), { false: '정상', true: '응답하지 않음' })}
${number('times', '몇 번까지 (비우면 계속)', faults.times)}
<button class="main" type="submit">적용</button>
</form>`
}

function choice(name: string, label: string, value: string, options: Record<string, string>): string {
  const items = Object.entries(options).map(
    ([key, text]) => `<option value="${key}"${key === value ? ' selected' : ''}>${text}</option>`,
  )
  return `<label>${label}<select name="${name}">${items.join('')}</select></label>`
}

function number(name: string, label: string, value: number | null): string {
  return `<label>${label}<input name="${name}" inputmode="numeric" value="${value ?? ''}"></label>`
}
