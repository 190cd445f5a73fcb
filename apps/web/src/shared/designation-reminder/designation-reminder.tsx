import { read } from '@hygiene/client'
import { listInPersonDesignations } from '@hygiene/contracts/in-person/enrolment/list-in-person-designations'
import { listDesignations } from '@hygiene/contracts/education/designation/list-designations'
import { linkButton, NoticeBox } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { currentHelping } from '../../app/login/helping.ts'

const MOST = { limit: 100 } as const

type Confirmation = { fileNo: string | null; verdict: { isAccepted: boolean } | null }

export function OnlineDesignationReminder({ enrolmentNo }: { enrolmentNo: number }) {
  const { data } = useQuery({ ...read(listDesignations, MOST), enabled: currentHelping() === null })
  return <Reminder confirmation={data?.list.find((row) => row.enrolmentNo === enrolmentNo)} />
}

export function InPersonDesignationReminder({ inPersonEnrolmentNo }: { inPersonEnrolmentNo: number }) {
  const { data } = useQuery({ ...read(listInPersonDesignations, MOST), enabled: currentHelping() === null })
  return <Reminder confirmation={data?.list.find((row) => row.inPersonEnrolmentNo === inPersonEnrolmentNo)} />
}

function Reminder({ confirmation }: { confirmation: Confirmation | undefined }) {
  if (!confirmation) return null
  const { fileNo, verdict } = confirmation
  const isAskedAgain = verdict?.isAccepted === false
  if (fileNo !== null && !isAskedAgain) return null
  return (
    <NoticeBox tone="warn" title={`지정확인서를 ${isAskedAgain ? '다시 ' : ''}올려주세요.`}>
      <p>위생책임자로 신청하신 교육입니다. 사진을 찍어 올리셔도 됩니다.</p>
      <Link {...linkButton({ tone: 'secondary' })} to="/edu/hygiene/list">
        지정확인서 올리기
      </Link>
    </NoticeBox>
  )
}
