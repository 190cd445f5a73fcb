/** Counts study as stopped after this many days without activity. The number is our choice. */
export const STOPPED_AFTER_DAYS = 30

/** Hides the figures of a province with fewer paid enrolments, because people could be identified. The number is our choice. */
const LEAST_SHOWN = 5

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

/** Returns a stage and all later ones, because a person at a later stage has also reached this one. */
export function stagesFrom<S extends string>(stages: readonly S[], stage: S): readonly S[] {
  return stages.slice(stages.indexOf(stage))
}

export const seatParts = ['offered', 'sold', 'attended', 'absent', 'waited'] as const

export function isShownGroup(people: number): boolean {
  return people >= LEAST_SHOWN
}

/** Returns the lower median of weighted values, or null if there are none. */
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
