import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { applyOnline } from '@hygiene/contracts/education/enrolment/apply-online'
import { approveChange } from '@hygiene/contracts/staff/approval/approve-change'
import { beginCourseDraft } from '@hygiene/contracts/education/course/staff/begin-course-draft'
import { publishCourse } from '@hygiene/contracts/education/course/staff/publish-course'
import { readStaffCourse } from '@hygiene/contracts/education/course/staff/read-staff-course'
import { requestRunningRules } from '@hygiene/contracts/education/course/staff/request-running-rules'
import { saveCourseDraft } from '@hygiene/contracts/education/course/staff/save-course-draft'
import { addPerson, addSurvey, type ContractClient } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import type { TestApi } from './start-test-api.ts'

export type Rules = Omit<SentTo<typeof saveCourseDraft>, 'courseNo' | 'revision'>

export interface CourseAdmin {
  maker: ContractClient
  approver: ContractClient
  read: (courseNo: number) => Promise<Shown>
  draft: (courseNo: number, more?: Partial<Rules>) => Promise<{ courseNo: number; revision: number }>
  publish: (courseNo: number, more: Partial<Rules>, startsAt?: string) => Promise<number>
  ask: (seen: { courseNo: number; revision: number }, startsAt?: string) => ReturnType<typeof asked>
  changeRunning: (courseNo: number, more: Partial<Rules>, startsAt?: string) => Promise<number>
  apply: () => Promise<{ enrolmentNo: number; price: number; client: ContractClient }>
}

async function shownBy(client: ContractClient, courseNo: number) {
  return (await client.call(readStaffCourse, { courseNo })).entity
}
type Shown = Awaited<ReturnType<typeof shownBy>>

export function rulesSent({ windows, lectures, ...rules }: Shown['versions'][number]['rules']): Rules {
  return { ...rules, windows, lectureNos: lectures.map(({ lectureNo }) => lectureNo) }
}

function asked(client: ContractClient, seen: { courseNo: number; revision: number }, startsAt?: string) {
  const text = { reasonCode: 'decided', text: '이사회 결정 제12호' }
  return client.call(requestRunningRules, { ...seen, ...text, ...(startsAt ? { startsAt } : {}) })
}

export async function openCourseAdmin(api: TestApi): Promise<CourseAdmin> {
  const maker = (await logInStaff(api, 'courses1', 'education')).client
  const approver = (await logInStaff(api, 'courses2', 'headquarters')).client
  let people = 0

  const admin: CourseAdmin = {
    maker,
    approver,
    read: (courseNo) => shownBy(maker, courseNo),
    async draft(ofCourse, more = {}) {
      const { courseNo } = (await maker.call(beginCourseDraft, { courseNo: ofCourse })).entity
      const shown = await admin.read(courseNo)
      const rules = shown.versions.find((version) => version.courseNo === courseNo)?.rules
      if (!rules || !shown.draft) throw new Error('There is no draft')
      const { revision } = shown.draft
      const { year } = shown
      if ((await api.database.db.survey.count({ where: { year } })) === 0)
        await addSurvey(api.database.db, year)
      const saved = await maker.call(saveCourseDraft, { courseNo, revision, ...rulesSent(rules), ...more })
      return { courseNo, revision: saved.entity.revision }
    },
    async publish(ofCourse, more, startsAt) {
      const seen = await admin.draft(ofCourse, more)
      await maker.call(publishCourse, { ...seen, ...(startsAt ? { startsAt } : {}) })
      return seen.courseNo
    },
    ask: (seen, startsAt) => asked(maker, seen, startsAt),
    async changeRunning(ofCourse, more, startsAt) {
      const seen = await admin.draft(ofCourse, more)
      const { approvalNo } = (await admin.ask(seen, startsAt)).entity
      await approver.call(approveChange, { approvalNo })
      return seen.courseNo
    },
    async apply() {
      people += 1
      const turn = people
      const { userId } = await addPerson(api.database.db, { userId: `applicant${turn}`, name: '박춘자' })
      const client = await api.logIn(userId)
      const { entity } = await client.call(applyOnline, {
        onlineApplication: {
          industryType: 1,
          licenseNumber: `2019-077-${String(turn).padStart(4, '0')}`,
          businessName: '한마음 식당',
          representative: '박춘자',
          sidoCode: '4100000000',
          address: '경기도 수원시 팔달구 가상로 12',
          positionType: 1,
          phone: '010-1234-5678',
          privacyConsent: true,
        },
      })
      return { ...entity, client }
    },
  }
  return admin
}
