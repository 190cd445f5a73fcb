/** Study that was not opened for so many days stands still. Ours. */
export const STOPPED_AFTER_DAYS = 30

/** A province with fewer paid enrolments shows no figures: so few people could be named. Ours. */
const LEAST_SHOWN = 5

/** The way of an online enrolment, and of one in a venue. */
export const onlineStages = [
  'applied',
  'paid',
  'started',
  'studied',
  'surveyed',
  'tested',
  'completed',
] as const
export const inPersonStages = ['applied', 'paid', 'attended', 'completed'] as const
export const funnelStages = [...onlineStages, 'attended'] as const
export type FunnelStage = (typeof funnelStages)[number]

export const funnelStageLabel: Readonly<Record<FunnelStage, string>> = {
  applied: '신청',
  paid: '결제 완료',
  started: '수강 시작',
  studied: '수강 완료',
  surveyed: '설문 완료',
  tested: '평가 응시',
  attended: '출석',
  completed: '수료',
}

/** A stage with the later ones: a person at a later stage has also reached this one. */
export function stagesFrom<S extends string>(stages: readonly S[], stage: S): readonly S[] {
  return stages.slice(stages.indexOf(stage))
}

export const seatParts = ['offered', 'sold', 'attended', 'absent', 'waited'] as const

/** Whether a group is large enough for its figures to name no person. */
export function isShownGroup(people: number): boolean {
  return people >= LEAST_SHOWN
}

/** The lower median of values with how often each occurs; null where there is none. */
export function medianOf(values: readonly { value: number; times: number }[]): number | null {
  const rising = values.filter(({ times }) => times > 0).toSorted((one, other) => one.value - other.value)
  const half = rising.reduce((sum, { times }) => sum + times, 0) / 2
  let passed = 0
  for (const { value, times } of rising) {
    passed += times
    if (passed >= half) return value
  }
  return null
}
