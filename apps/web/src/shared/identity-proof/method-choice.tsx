import { read } from '@hygiene/client'
import { listIdentityChannels } from '@hygiene/contracts/member/identity-check/list-identity-channels'
import type { IdentityChannel } from '@hygiene/domain/text'
import { Button, CardAction, NoticeBox, RadioCards } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { IDENTITY_GIVEN_UP } from './identity-window.ts'
import { USUAL_METHODS, cardsOf } from './identity-channels.ts'
import styles from './method-choice.module.css'

type MethodChoiceProps = {
  legend: string
  note: ReactNode
  isWorking: boolean
  failure: string | null
  startLabel: string
  retryLabel: string
  back?: ReactNode
  onBegin: (method: IdentityChannel) => void
}

export function MethodChoice({
  legend,
  note,
  isWorking,
  failure,
  startLabel,
  retryLabel,
  back,
  onBegin,
}: MethodChoiceProps) {
  const offers = useQuery(read(listIdentityChannels, {}))
  const offered = offers.data?.list ?? USUAL_METHODS
  const [chosen, setChosen] = useState<IdentityChannel>('phone')
  const method = offered.includes(chosen) ? chosen : offered[0]
  return (
    <div className={styles.choice}>
      <RadioCards
        legend={legend}
        name="person"
        options={cardsOf(offered)}
        value={method}
        onChange={setChosen}
      />
      <NoticeBox>{note}</NoticeBox>
      {failure && <NoticeBox tone={failure === IDENTITY_GIVEN_UP ? 'info' : 'error'} title={failure} live />}
      <CardAction>
        {back}
        <Button wide={!back} busy={isWorking} onClick={() => method && onBegin(method)}>
          {failure ? retryLabel : startLabel}
        </Button>
      </CardAction>
    </div>
  )
}
