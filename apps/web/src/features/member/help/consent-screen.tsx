import { Loaded, read, Refused } from '@hygiene/client'
import type { answerHelp } from '@hygiene/contracts/member/help/answer-help'
import { readHelpAsk } from '@hygiene/contracts/member/help/read-help-ask'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { helpTieName } from '@hygiene/domain/member/help/help-text'
import { withParticle } from '@hygiene/domain/particle'
import { EmptyState, linkButton } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import { useHashSecret } from '../../../app/router/use-hash-secret.ts'
import { ConsentCard } from './consent-card.tsx'
import { tokenIn } from './help-token.ts'

type Answer = EntityOf<typeof answerHelp>['answer']

const ANSWERED: Record<Answer, string> = {
  agree:
    '동의하셨습니다. 이제 도움을 받으실 수 있습니다. 문자의 주소를 다시 누르시면 언제든 끝내실 수 있습니다.',
  refuse: '거절하셨습니다. 아무 일도 하지 않으셔도 됩니다.',
  end: '도움을 끝냈습니다. 이제 대신 신청하거나 결제할 수 없습니다.',
}

/** Shows the request from the text message's link at /h, even without a login. */
export function ConsentScreen() {
  const token = useHashSecret('helpAsk', tokenIn)
  return token === null ? <NoQuestion /> : <Question token={token} />
}

function Question({ token }: { token: string }) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const question = useQuery({ ...read(readHelpAsk, { token }), staleTime: 0, enabled: answer === null })
  if (answer !== null) return <Outcome message={ANSWERED[answer]} />
  if (question.error instanceof Refused) return <NoQuestion />
  return (
    <Screen width="narrow" {...(question.data && headOf(question.data))}>
      <Loaded query={question}>
        {(asked) => <ConsentCard token={token} asked={asked} onAnswered={setAnswer} />}
      </Loaded>
    </Screen>
  )
}

function headOf({ state, helperName, helperPhone, tie }: EntityOf<typeof readHelpAsk>) {
  return {
    title: state === 'asked' ? `${helperName} 님이 도와드려도 될까요?` : `${helperName} 님이 돕고 있습니다`,
    lead: `${withParticle(helpTieName[tie], '이라')}고 하셨습니다 · ${helperPhone}`,
  }
}

const NoQuestion = () => <Outcome message={REFUSALS.HELP_LINK_OVER.message} />

function Outcome({ message }: { message: string }) {
  return (
    <Screen width="narrow">
      <EmptyState message={message}>{toMain}</EmptyState>
    </Screen>
  )
}

const toMain = (
  <Link {...linkButton({ tone: 'secondary' })} to="/main">
    처음 화면으로
  </Link>
)
