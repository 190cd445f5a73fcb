import type { StartWords } from '@hygiene/client/start-notice'
import { ASSOCIATION, withParticle } from '@hygiene/domain'

const phone = ASSOCIATION.supportPhone
const particle = withParticle(phone, '으로').slice(phone.length)
const CALL = `고객센터 <a href="tel:${phone.replaceAll('-', '')}">${phone}</a>${particle} 전화해주세요.`

export const START_WORDS: StartWords = {
  tooOld: `쓰시는 브라우저가 오래되어 화면을 열 수 없습니다. 브라우저를 새 버전으로 업데이트하시거나 ${CALL}`,
  failed: `화면을 열지 못했습니다. 다시 시도해주세요. 계속되면 ${CALL}`,
  retry: '다시 시도',
}
