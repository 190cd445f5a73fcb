import type { SessionNo } from '@hygiene/domain/record-numbers'
import { applyInPerson } from '@hygiene/contracts/in-person/enrolment/apply-in-person'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import type { Course, InPersonSession, Member } from '@hygiene/db/generated/client'
import type { Answer, ContractClient } from '../client.ts'
import type { StartApi, ServedApi } from '../served-api.ts'
import { addInPersonCourse, addSession, addVenue, type SessionWanted } from './in-person.ts'
import { addPerson } from './people.ts'
import { bookSeat, type SeatWanted } from './seats.ts'

export type SeatBean = Exclude<SentTo<typeof applyInPerson>['inPersonApplication'], string>
export type SeatLicenceBean = SeatBean['licences'][number]

export interface Opener {
  member: Member
  client: ContractClient
  apply(session: { sessionNo: SessionNo }, wanted?: Partial<SeatBean>): Promise<Answer<typeof applyInPerson>>
}

export interface SeatScenario<S extends ServedApi = ServedApi> {
  api: S
  courses: Course[]
  session(wanted?: Partial<SessionWanted>): Promise<InPersonSession>
  opener(): Promise<Opener>
  fill(session: { sessionNo: SessionNo }, seats: number, wanted?: SeatWanted): Promise<Member[]>
  taken(session: { sessionNo: SessionNo }): Promise<number>
  stop(): Promise<void>
}

export const MORNING = new Date('2026-11-21T10:00:00+09:00')
let people = 0
let licences = 0

export function licence(wanted: Partial<SeatLicenceBean> = {}): SeatLicenceBean {
  licences += 1
  return {
    industryType: 1,
    licenseNumber: `2026-088-${String(licences).padStart(4, '0')}`,
    businessName: '새마음 식당',
    representative: '박춘자',
    sidoCode: '4100000000',
    address: '경기도 수원시 팔달구 가상로 12',
    positionType: 1,
    ...wanted,
  }
}

export async function openSeatScenario<S extends ServedApi>(start: StartApi<S>): Promise<SeatScenario<S>> {
  const api = await start({ LOG_LEVEL: 'silent' })
  const { db } = api.database
  await addVenue(db)
  const courses = [
    await addInPersonCourse(db),
    await addInPersonCourse(db, { industryType: 2, priceWon: 50_000 }),
    await addInPersonCourse(db, { industryType: 3 }),
  ]
  return {
    api,
    courses,
    session: (wanted = {}) =>
      addSession(db, {
        startsAt: new Date('2026-12-10T10:00:00+09:00'),
        courses: courses.slice(0, 2),
        ...wanted,
      }),
    opener: () => addOpener(api),
    async fill(session, seats, wanted) {
      const members: Member[] = []
      for (let seat = 0; seat < seats; seat += 1) {
        people += 1
        const member = await addPerson(db, { userId: `seated${people}` })
        await bookSeat(db, member, session, wanted)
        members.push(member)
      }
      return members
    },
    taken: ({ sessionNo }) =>
      db.booking.count({
        where: {
          sessionNo,
          OR: [{ seat: 'sold' }, { seat: 'held', heldUntil: { gt: api.clock.now() } }],
        },
      }),
    stop: () => api.stop(),
  }
}

async function addOpener(api: ServedApi): Promise<Opener> {
  people += 1
  const member = await addPerson(api.database.db, {
    userId: `opener${people}`,
    name: '박춘자',
    birth: '19560301',
  })
  const client = await api.logIn(member.userId)
  return {
    member,
    client,
    apply: ({ sessionNo }, wanted = {}) =>
      client.call(applyInPerson, {
        inPersonApplication: {
          sessionNo,
          salesType: 1,
          licences: [licence()],
          phone: '010-1234-5678',
          privacyConsent: true,
          ...wanted,
        },
      }),
  }
}
