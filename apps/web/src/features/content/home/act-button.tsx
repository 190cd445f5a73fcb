import { actButton, type LinkedDocument } from '@hygiene/domain'
import { Button, linkButton } from '@hygiene/ui'
import { Copy, Play } from 'lucide-react'
import { Link } from 'react-router-dom'
import { copyAccount } from '../../../shared/deposit/copy-account.ts'
import { TextAccountButton } from '../../../shared/deposit/text-account-button.tsx'
import { PrintLink } from '../../../shared/printing/print-link.tsx'
import { TextLinkButton } from '../../../shared/printing/text-link-button.tsx'
import { LectureLink } from '../../../shared/study-steps/lecture-link.tsx'
import { useHelping } from '../../../app/login/helping.ts'
import { AcceptSeat, LeaveQueue, VenueActs } from './seat-acts.tsx'
import styles from './act-card.module.css'
import { actPath, type NextAct, quietLink, saidOf } from './next-act.ts'

/** The element whose words are marked where they cannot be copied. */
export const ACCOUNT_NUMBER = 'card-account-number'

/** Watching and the test stay the owner's beside every helper. */
const OWN_STATES: ReadonlySet<NextAct['state']> = new Set(['begin', 'watch', 'survey', 'identity', 'exam'])

/** The one button of the card: it does the act, or leads to where it is done. */
export function ActButton({ act }: { act: NextAct }) {
  const { state, account, enrolmentNo, study, businessName } = act
  const helping = useHelping()
  const said = actButton(saidOf(act))
  const words = helping ? said.replace('결제하기', '대신 결제하기') : said
  if (helping && OWN_STATES.has(state)) return <p>{helping.name} 님만 하실 수 있습니다.</p>
  const lecture = state === 'begin' || state === 'watch' ? study?.lecture : null
  if (lecture && enrolmentNo !== null) {
    return (
      <LectureLink
        enrolmentNo={enrolmentNo}
        lectureNo={lecture.lectureNo}
        tone="primary"
        wide
        of={businessName}
      >
        <Play aria-hidden fill="currentColor" />
        {words}
      </LectureLink>
    )
  }
  if (account) {
    return (
      <Button wide onClick={() => void copyAccount(account.accountNumber, ACCOUNT_NUMBER)}>
        <Copy aria-hidden />
        {words}
      </Button>
    )
  }
  if (state === 'offered' && act.waiting && act.day && !helping) {
    return <AcceptSeat waitingNo={act.waiting.waitingNo} day={act.day} words={words} />
  }
  if (state === 'completed' || (state === 'come' && act.otherPlaces === 0)) {
    return (
      <PrintLink to={actPath(act)} of={businessName}>
        {words}
      </PrintLink>
    )
  }
  return (
    <Link {...linkButton({ wide: true })} to={actPath(act)}>
      {words}
    </Link>
  )
}

/** What else there is to do, in a quiet voice. */
export function QuietAct({ act }: { act: NextAct }) {
  const helping = useHelping()
  if (helping && OWN_STATES.has(act.state)) return null
  if (act.state === 'come' && act.day && !act.day.mayChange) return <VenueActs day={act.day} />
  if ((act.state === 'waiting' || act.state === 'offered') && act.waiting && !helping)
    return <LeaveQueue state={act.state} waitingNo={act.waiting.waitingNo} />
  if (act.account) return <TextAccountButton paymentId={act.account.paymentId} tone="quiet" />
  const link = quietLink(act)
  if (link) {
    return (
      <Link className={styles.quiet} to={link.to}>
        {link.words}
      </Link>
    )
  }
  const document = certificateOf(act)
  return document && <TextLinkButton tone="quiet" {...document} />
}

function certificateOf(act: NextAct): { document: LinkedDocument; recordNo: number } | null {
  const { state, enrolmentNo, inPersonEnrolmentNo } = act
  if (state !== 'completed') return null
  if (enrolmentNo !== null) return { document: 'certificate', recordNo: enrolmentNo }
  return inPersonEnrolmentNo === null
    ? null
    : { document: 'inPersonCertificate', recordNo: inPersonEnrolmentNo }
}
