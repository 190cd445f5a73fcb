import { recordDoorScans as contract } from '@hygiene/contracts'
import { isDoorOpen, isDoorTaking } from '@hygiene/domain'
import { findDoorPass } from '@hygiene/operations/in-person/door/door-pass'
import { implement } from '../../http/implement.ts'
import { readDoorKnowledge } from './door-knowledge.ts'
import { readDoorPeople } from './door-people.ts'
import { judgeScans } from './judge-scans.ts'
import { writeMarks, writeScans } from './write-marks.ts'

/**
 * Takes what a door phone recorded, now or days later: whatever comes twice, out of order or from several phones, a
 * person has one row of attendance. After the day nobody's name is shown any more.
 */
export const recordDoorScans = implement(contract, async ({ input, deps, now, refuse }) => {
  const pass = await findDoorPass(deps.db, input.code)
  if (!pass) throw refuse('DOOR_UNKNOWN')
  if (!isDoorTaking(pass, now)) throw refuse('DOOR_CLOSED')
  // A number in capitals is the same number.
  const scans = input.scans.map((scan) => ({ ...scan, scanNo: scan.scanNo.toLowerCase() }))

  const results = await deps.db.$transaction(async (db) => {
    const known = await readDoorKnowledge(db, pass, scans, deps.config.SLIP_SIGNING_KEY)
    const judged = judgeScans(scans, known, now)
    await writeScans(db, pass, input.deviceNo, judged.taken, now)
    await writeMarks(db, pass.sessionNo, judged.marks, now)
    return judged.results
  })

  const showsPeople = isDoorOpen(pass, now) && pass.session.status !== 'cancelled'
  return { results, people: showsPeople ? await readDoorPeople(deps.pool, pass.sessionNo) : [] }
})
