import { addCourse, addExamQuestions, addPerson, addSession, addSurvey } from '@hygiene/testing'
import type { TestApi } from '../start-test-api.ts'
import { addRecords, type Records } from './records.ts'

export interface Strangers {
  owner: Records
  stranger: Records
  restoreOwner(): Promise<void>
}

export async function openStrangers(api: TestApi): Promise<Strangers> {
  const { db } = api.database
  await addSurvey(db)
  await addExamQuestions(db, 20)
  const course = await addCourse(db)
  const venue = await addSession(db, { startsAt: new Date('2026-12-17T10:00:00+09:00') })
  const ground = { api, course, venueNo: venue.sessionNo }

  const owner = await addRecords(ground, await addPerson(db, OWNER))
  const stranger = await addRecords(ground, await addPerson(db, STRANGER))
  const { memberNo } = owner.person
  const { loginNo } = await db.login.findFirstOrThrow({ where: { memberNo } })
  return {
    owner,
    stranger,
    async restoreOwner() {
      await db.login.deleteMany({ where: { memberNo, loginNo: { not: loginNo } } })
      await db.login.update({ where: { loginNo }, data: { endedAt: null, endReason: null } })
      await db.identityProof.updateMany({ data: { usedAt: null } })
      await db.phoneCode.updateMany({ data: { usedAt: null } })
      await db.linkToken.updateMany({ data: { usedAt: null } })
      await db.help.updateMany({ data: { refusedAt: null, endedAt: null } })
      await db.loginThrottle.deleteMany()
    },
  }
}

const OWNER = {
  userId: 'secret26',
  name: '정비밀',
  birth: '19630717',
  phone: '01098765432',
  email: 'secret@owner.example',
}

const STRANGER = {
  userId: 'passer26',
  name: '나그네',
  birth: '19710504',
  phone: '01024681357',
  email: 'passer@stranger.example',
}
