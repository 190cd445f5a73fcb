import { ExternalLink, Phone, User } from 'lucide-react'
import { Link } from 'react-router-dom'
import { askLogOut } from '../login/leaving.ts'
import { useLogin } from '../login/current-login.ts'
import { ASSOCIATION } from '../association/association.ts'
import { LoginStatus } from './login-status.tsx'
import { TextSizeChoice } from '../display-settings/text-size-choice.tsx'
import styles from './utility-bar.module.css'

export function UtilityBar() {
  const { accessToken } = useLogin()
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <TextSizeChoice />
        <div className={styles.links}>
          {accessToken ? <MemberLinks /> : <VisitorLinks />}
          <a href={`tel:${ASSOCIATION.phone}`} data-optional={ASSOCIATION.phone}>
            <Phone aria-hidden />
            고객센터 {ASSOCIATION.phone}
          </a>
        </div>
      </div>
    </div>
  )
}

function MemberLinks() {
  return (
    <LoginStatus place="bar">
      <Link to="/user/page">나의 정보</Link>
      <button type="button" onClick={() => void askLogOut()}>
        로그아웃
      </button>
    </LoginStatus>
  )
}

function VisitorLinks() {
  return (
    <>
      <Link to="/sign/in" data-visitor>
        <User aria-hidden />
        로그인
      </Link>
      <a href="/sign/up" data-visitor target="_blank" rel="noreferrer">
        회원가입 (새 창)
        <ExternalLink aria-hidden />
      </a>
    </>
  )
}
