import { readStudyStops as contract } from '@hygiene/contracts/staff/statistics/read-study-stops'
import { OnlineType } from '@hygiene/domain/text'
import { watchLossReasons } from '@hygiene/domain/education/study/watch-loss'
import { STOPS_DAY } from './count-stops.ts'
import { query } from '../../kit/operation.ts'
import { readWanted } from './read-wanted.ts'
import { sumFigures, type Wanted } from './sum-figures.ts'

const MINUTE_MS = 60_000

export const readStudyStops = query(contract, async ({ input, actor, db, now }) => {
  const read = await readWanted(db, actor, { ...input, onlineType: OnlineType.online }, now)
  if (!read.allowed) return read
  const [counted, steps, lectures, losses] = await Promise.all([
    db.statisticDay.findUnique({ where: { day: new Date(STOPS_DAY) } }),
    sumFigures(read.wanted, 'steps', ['part']),
    stoppedLectures(read.wanted),
    sumFigures(read.wanted, 'losses', ['part']),
  ])
  return {
    countedAt: counted?.countedAt ?? null,
    started: steps.find(({ part }) => part === 'started')?.counted ?? 0,
    lectures,
    reasons: watchLossReasons.flatMap((lossReason) => {
      const lost = losses.find(({ part }) => part === lossReason)
      return lost
        ? [{ lossReason, records: lost.counted, lostMinutes: Math.round(lost.amount / MINUTE_MS) }]
        : []
    }),
  }
})

async function stoppedLectures(wanted: Wanted) {
  const rows = await sumFigures(wanted, 'stops', ['size', 'part'])
  const lectures = await wanted.db.lecture.findMany({
    where: { lectureNo: { in: [...new Set(rows.map(({ size }) => size))] } },
    select: { lectureNo: true, title: true, courses: { select: { position: true } } },
  })
  const firstPlace = ({ courses }: (typeof lectures)[number]) =>
    Math.min(...courses.map(({ position }) => position))
  return lectures
    .toSorted((one, other) => firstPlace(one) - firstPlace(other) || one.lectureNo - other.lectureNo)
    .map(({ lectureNo, title }) => {
      const own = rows.filter(({ size }) => size === lectureNo)
      const minutes = own.map(({ part, counted }) => ({ fromMinute: Number(part), stopped: counted }))
      return {
        lectureNo,
        title,
        stopped: own.reduce((sum, { counted }) => sum + counted, 0),
        minutes: minutes.toSorted((one, other) => one.fromMinute - other.fromMinute),
      }
    })
}
