import type { EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'
import type { listInstructors } from '@hygiene/contracts/in-person/instructor/staff/list-instructors'
import type { saveInstructor } from '@hygiene/contracts/in-person/instructor/staff/save-instructor'
import { addSeoulDays, seoulDay } from '@hygiene/domain/time/seoul-day'

export type InstructorRow = EntityOf<typeof listInstructors>['list'][number]
type Wanted = SentTo<typeof saveInstructor>

export interface PaperTyped {
  key: number
  name: string
  issuedOn: string
  validUntil: string
}

/** Holds the fields as typed. Subjects are comma-separated; an empty phone number stays unchanged. */
export interface InstructorTyped {
  name: string
  phone: string
  subjects: string
  hours: string
  papers: PaperTyped[]
  reason: string
}

export function typedOf(one: InstructorRow | null): InstructorTyped {
  return {
    name: one?.name ?? '',
    phone: '',
    subjects: one?.subjects.join(', ') ?? '',
    hours: one?.hours ?? '',
    reason: '',
    papers: (one?.qualifications ?? []).map((paper, key) => ({
      key,
      name: paper.qualification,
      issuedOn: paper.issuedOn,
      validUntil: paper.validUntil ?? '',
    })),
  }
}

const subjectsOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((subject) => subject.trim())
    .filter(Boolean)

/** Checks several fields together, which the contract's rules cannot. */
export function wrongPapers({ papers }: InstructorTyped): { papers?: string } {
  if (papers.some((paper) => paper.name.trim() === '' || paper.issuedOn === ''))
    return { papers: '자격의 이름과 받은 날을 입력해주세요.' }
  const isTurned = papers.some(({ issuedOn, validUntil }) => validUntil !== '' && validUntil < issuedOn)
  return isTurned ? { papers: '끝나는 날이 받은 날보다 뒤여야 합니다.' } : {}
}

export function wantedOf({ papers, phone, ...typed }: InstructorTyped): Omit<Wanted, 'instructorNo'> {
  return {
    ...typed,
    name: typed.name.trim(),
    subjects: subjectsOf(typed.subjects),
    hours: typed.hours.trim(),
    qualifications: papers.map(({ name, issuedOn, validUntil }) => ({
      qualification: name.trim(),
      issuedOn,
      validUntil: validUntil === '' ? null : validUntil,
    })),
    ...(phone.trim() === '' ? {} : { phone: phone.trim() }),
  }
}

export function paperTrouble({ qualifications }: InstructorRow, now: Date): string | null {
  const today = seoulDay(now)
  const ending = qualifications
    .filter(({ validUntil }) => validUntil !== null && validUntil <= addSeoulDays(today, 30))
    .toSorted((one, other) => ((one.validUntil ?? '') < (other.validUntil ?? '') ? -1 : 1))
  const [first] = ending
  if (!first?.validUntil) return null
  return first.validUntil < today ? `${first.qualification} 끝남` : `${first.qualification} 곧 끝남`
}
