import type { IdentityRecord } from '../world/records.ts'
import { embedJson, escapeHtml, page } from './page.ts'
import type { WindowResult } from './window-result.ts'

const titles: Record<IdentityRecord['method'], string> = {
  phone: '휴대폰 본인인증(PASS)',
  certificate: '인증서 본인인증',
  card: '신용카드 본인인증',
  ipin: '아이핀(i-PIN) 본인인증',
}

export function identityPage(identity: IdentityRecord, result: WindowResult | undefined): string {
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
