import { Loaded, Refused, read } from '@hygiene/client'
import { readInquiry } from '@hygiene/contracts/content/inquiry/read-inquiry'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { EmptyState, linkButton } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import { InquiryForm } from './inquiry-form.tsx'
import { type InquiryKind, viewPath } from './inquiry-kinds.ts'
import { InquiryList } from './inquiry-list.tsx'
import { InquiryView } from './inquiry-view.tsx'
import { Writer } from './writer.tsx'

const NO_SUCH_NUMBER = 2_147_483_647

export function InquiriesScreen({ kind }: { kind: InquiryKind }) {
  return (
    <Screen lead={kind.lead}>
      <InquiryList kind={kind} />
    </Screen>
  )
}

export function InquiryScreen({ kind }: { kind: InquiryKind }) {
  const inquiryNo = useInquiryNo() ?? NO_SUCH_NUMBER
  return (
    <Screen>
      <InquiryView kind={kind} inquiryNo={inquiryNo} />
    </Screen>
  )
}

export function WriteScreen({ kind }: { kind: InquiryKind }) {
  const inquiryNo = useInquiryNo()
  return (
    <Screen width="narrow" lead={kind.lead}>
      <Writer>
        {(userId) =>
          inquiryNo === null ? (
            <InquiryForm userId={userId} kind={kind} />
          ) : (
            <EditForm userId={userId} kind={kind} inquiryNo={inquiryNo} />
          )
        }
      </Writer>
    </Screen>
  )
}

type EditFormProps = { userId: string; kind: InquiryKind; inquiryNo: number }

function EditForm({ userId, kind, inquiryNo }: EditFormProps) {
  const query = useQuery(read(readInquiry, { inquiryNo }))
  if (query.error instanceof Refused || (query.data && !query.data.mayEdit)) {
    return (
      <EmptyState message={query.error?.message ?? REFUSALS.INQUIRY_ANSWERED.message}>
        <Link {...linkButton()} to={viewPath(kind, inquiryNo)}>
          글 보기
        </Link>
      </EmptyState>
    )
  }
  return (
    <Loaded query={query}>
      {(inquiry) => <InquiryForm key={inquiry.version} userId={userId} kind={kind} inquiry={inquiry} />}
    </Loaded>
  )
}

function useInquiryNo(): number | null {
  const [query] = useSearchParams()
  const given = query.get('inquiryNo')
  if (given === null) return null
  return Math.min(2_147_483_647, Math.max(1, Math.trunc(Number(given)) || 2_147_483_647))
}
