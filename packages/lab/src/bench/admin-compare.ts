import type { Admin } from './admin-arms.ts'
import type { AdminQuestion } from './admin-questions.ts'
import { type Finding, judgeMost, judgeTimes, milliseconds } from './finding.ts'
import { inTurn, median, medianRatio } from './in-turn.ts'

const ROUNDS = 7
/** Is long enough for the kernel's resolution of a hundredth of a second. */
const IN_A_ROUND = 20

export async function compare(question: AdminQuestion, admins: readonly Admin[]): Promise<Finding[]> {
  const sides = question.floor ? (['ours', 'floor'] as const) : (['ours'] as const)
  const arms = admins.flatMap((admin) => sides.map((side) => () => admin.ask(question, side, IN_A_ROUND)))
  // Warms up, because a connection replans a statement five times before it keeps the plan.
  await inTurn(arms, 2)
  const rounds = await inTurn(arms, ROUNDS)
  const times = rounds.map((arm) => arm.map(({ ms }) => ms))
  const cpus = rounds.map((arm) => arm.map(({ cpuMs }) => cpuMs))
  const [few = []] = times
  return admins.flatMap(({ members }, at) => {
    const place = at * sides.length
    const [ours = [], floor = []] = times.slice(place)
    const [ourCpu = [], floorCpu = []] = cpus.slice(place)
    const among = `${question.what}, ${members.toLocaleString('en')} members`
    const cost = `${median(ourCpu).toFixed(1)} CPU ms`
    const beside = judgeTimes(
      among,
      ours,
      floor,
      `${milliseconds(floor)}, ${median(floorCpu).toFixed(1)} CPU ms`,
    )
    const growth = judgeTimes(`${among}, grown`, ours, few, milliseconds(few))
    return [
      ...(question.floor
        ? [
            {
              ...beside,
              ours: `${beside.ours}, ${cost}`,
              ratio: `${beside.ratio}, CPU ×${medianRatio(ourCpu, floorCpu).toFixed(2)}`,
            },
          ]
        : []),
      ...(at > 0 ? [growth] : []),
      ...(question.mostMs === undefined ? [] : [judgeMost(among, ours, question.mostMs)]),
    ]
  })
}
