import { Card, linkButton, NoticeBox } from '@hygiene/ui'
import { Phone } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ASSOCIATION } from '../../../app/association/association.ts'
import { SupportPhone } from '../../../app/association/support-phone.tsx'
import form from '../../../shared/forms/form.module.css'
import styles from './remote-support.module.css'

export function RemoteSupport() {
  return (
    <>
      <Card title="이렇게 도와드립니다">
        <ol className={styles.steps}>
          <li>고객센터에 전화해주세요. 보고 계신 화면의 제목을 말씀해주시면 빠릅니다.</li>
          <li>회원이시면 로그인하고 나의 정보에서 [상담 코드 보기]를 눌러, 나온 숫자 6자리를 불러주세요.</li>
          <li>직원이 회원님의 신청과 결제, 수강 내역을 보며 다음에 누르실 곳을 알려드립니다.</li>
        </ol>
        <div className={form.buttons}>
          <a {...linkButton()} href={`tel:${ASSOCIATION.phone}`} data-optional={ASSOCIATION.phone}>
            <Phone aria-hidden />
            <span>
              <SupportPhone /> 전화하기
            </span>
          </a>
          <Link {...linkButton({ tone: 'secondary' })} to="/user/page">
            상담 코드 보러 가기
          </Link>
        </div>
        <p className={form.remark}>
          {ASSOCIATION.hours} ({ASSOCIATION.lunch} 제외)
        </p>
      </Card>
      <NoticeBox tone="warn" title="직원은 이런 것을 묻지 않습니다">
        <p>
          비밀번호, 문자로 받은 인증번호, 카드번호는 누구에게도 알려주지 마세요. 원격 조종 프로그램을 깔라는
          전화는 협회의 전화가 아닙니다.
        </p>
      </NoticeBox>
      <Card title="만나서 도움받고 싶으시면">
        <p>가까운 지회·지부에 전화하고 찾아가시면 직원이 함께 해드립니다.</p>
        <div className={form.buttons}>
          <Link {...linkButton({ tone: 'secondary' })} to="/info/branch">
            가까운 지회·지부 찾기
          </Link>
        </div>
      </Card>
    </>
  )
}
