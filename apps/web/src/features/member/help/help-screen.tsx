import { Loaded, read } from '@hygiene/client'
import { listHelps } from '@hygiene/contracts/member/help/list-helps'
import { useQuery } from '@tanstack/react-query'
import { Screen } from '../../../app/layout/screen.tsx'
import { AskForm } from './ask-form.tsx'
import { HelpedByCards } from './helped-by-cards.tsx'
import { HelpingCards } from './helping-cards.tsx'

/** /user/page/help: asking an owner for the consent, the people one helps, and those who help. */
export function HelpScreen() {
  const helps = useQuery({ ...read(listHelps, {}), staleTime: 0, refetchOnWindowFocus: true })
  return (
    <Screen
      width="narrow"
      lead="가족이나 직원이 본인 계정으로 신청과 결제를 대신할 수 있습니다. 강의와 평가는 교육 받으실 분만 하십니다."
    >
      <Loaded query={helps}>
        {({ helping, helpers }) => (
          <>
            <HelpingCards helping={helping} />
            <HelpedByCards helpers={helpers} />
          </>
        )}
      </Loaded>
      <AskForm />
    </Screen>
  )
}
