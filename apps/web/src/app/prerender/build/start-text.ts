import type { StartText } from '@hygiene/client/start-notice'
import { ASSOCIATION_MARKS, shownAssociation } from '@hygiene/domain/staff/setting/shown-association'
import { FIRST_ASSOCIATION } from '@hygiene/domain/association'

/**
 * Returns the sentences of the document itself. Without a server to fill them in (`pnpm dev`) they use the words of the first
 * version.
 */
export function startText(isFilled: boolean): StartText {
  const { phone, phoneParticle } = isFilled ? shownAssociation(FIRST_ASSOCIATION) : ASSOCIATION_MARKS
  const call = `고객센터 <a href="tel:${phone}">${phone}</a>${phoneParticle} 전화해주세요.`
  return {
    tooOld: `쓰시는 브라우저가 오래되어 화면을 열 수 없습니다. 브라우저를 새 버전으로 업데이트하시거나 ${call}`,
    failed: `화면을 열지 못했습니다. 다시 시도해주세요. 계속되면 ${call}`,
    retry: '다시 시도',
  }
}
