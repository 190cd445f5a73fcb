import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { readRoster } from '@hygiene/contracts/in-person/session/staff/read-roster'
import { mayHaveSlip, type SessionNo } from '@hygiene/domain'
import type { SessionPerson } from '@hygiene/operations/in-person/session/find-session-people'

/** How far the slips of a booking are: the one that is least far counts. */
export function slipStateOf(
  person: SessionPerson,
  sessionNo: SessionNo,
): AnswerOf<typeof readRoster>['list'][number]['slip'] {
  const due = person.enrolments.filter((record) => mayHaveSlip(record, person))
  const states = due.map(({ slip, slipPrintedAt }) => {
    if (slip?.failure) return 'failed'
    if (slip?.sessionNo !== sessionNo) return 'unissued'
    if (!slip.fileNo) return 'drawing'
    return slipPrintedAt ? 'printed' : 'issued'
  })
  return (
    (['failed', 'unissued', 'drawing', 'issued', 'printed'] as const).find((state) =>
      states.includes(state),
    ) ?? 'none'
  )
}
