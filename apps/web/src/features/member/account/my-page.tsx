import { Loaded, read } from '@hygiene/client'
import { readMyPage } from '@hygiene/contracts/member/account/read-my-page'
import { useQuery } from '@tanstack/react-query'
import { Screen } from '../../../app/layout/screen.tsx'
import { ConsentForm } from './consent-form.tsx'
import { ContactForm } from './contact-form.tsx'
import { LoginHistory } from './login-history.tsx'
import { Passkeys } from './passkeys.tsx'
import { PersonCard } from './person-card.tsx'
import { SupportCode } from './support-code.tsx'
import { Withdrawal } from './withdrawal.tsx'

export function MyPage() {
  const page = useQuery(read(readMyPage, {}))
  return (
    <Screen lead="가입하신 정보를 확인하고 고칠 수 있습니다.">
      <Loaded query={page}>
        {(facts) => (
          <>
            <PersonCard facts={facts} />
            <ContactForm facts={facts} />
            <ConsentForm facts={facts} />
            <SupportCode />
            <Passkeys />
            <LoginHistory logins={facts.logins} notes={facts.notes} />
            <Withdrawal name={facts.name} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}
