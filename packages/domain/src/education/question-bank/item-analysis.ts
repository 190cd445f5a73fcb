export interface ItemTally {
  /** Counts the submitted papers with the question, every round of every person. */
  answers: number
  rightAnswers: number
  /**
   * Are sums over these papers of the points of 1,000 in all other questions: of all papers, of their squares, and of those with
   * a right answer.
   */
  restSum: number
  restSquares: number
  restOfRight: number
  rests: readonly RestCount[]
  choiceCounts: readonly number[]
}

type RestCount = readonly [points: number, papers: number, rights: number]

export const NO_TALLY: ItemTally = {
  answers: 0,
  rightAnswers: 0,
  restSum: 0,
  restSquares: 0,
  restOfRight: 0,
  rests: [],
  choiceCounts: [],
}

export function addTallies(one: ItemTally, other: ItemTally): ItemTally {
  const places = Math.max(one.choiceCounts.length, other.choiceCounts.length)
  return {
    answers: one.answers + other.answers,
    rightAnswers: one.rightAnswers + other.rightAnswers,
    restSum: one.restSum + other.restSum,
    restSquares: one.restSquares + other.restSquares,
    restOfRight: one.restOfRight + other.restOfRight,
    rests: addRests(one.rests, other.rests),
    choiceCounts: Array.from(
      { length: places },
      (_, place) => (one.choiceCounts[place] ?? 0) + (other.choiceCounts[place] ?? 0),
    ),
  }
}

function addRests(one: readonly RestCount[], other: readonly RestCount[]): RestCount[] {
  const sums = new Map<number, RestCount>()
  for (const [points, papers, rights] of [...one, ...other]) {
    const [, before, rightsBefore] = sums.get(points) ?? [points, 0, 0]
    sums.set(points, [points, before + papers, rightsBefore + rights])
  }
  return [...sums.values()].toSorted(([low], [high]) => low - high)
}

export const itemMarks = ['tooEasy', 'tooHard', 'negative', 'deadChoice'] as const
export type ItemMark = (typeof itemMarks)[number]

export const itemMarkLabel: Record<ItemMark, string> = {
  tooEasy: '너무 쉬움',
  tooHard: '너무 어려움',
  negative: '거꾸로 가름',
  deadChoice: '안 고르는 보기',
}

/** A question is judged from so many answers on; these bounds are ours (docs/rules/question-bank.md). */
export const ITEM_LEAST_ANSWERS = 30
const EASY_FROM = 0.95
const HARD_BELOW = 0.3
const DEAD_BELOW = 0.02

export const itemMarkMeaning: Record<ItemMark, string> = {
  tooEasy: '정답률이 95% 이상입니다.',
  tooHard: '정답률이 30%보다 낮습니다.',
  negative: '변별도가 0보다 작습니다. 다른 문항을 잘 푼 사람이 이 문항을 더 틀렸습니다.',
  deadChoice: '고른 사람이 2%보다 적은 오답 보기가 있습니다.',
}

export interface ItemAnalysis {
  answers: number
  share: number | null
  /**
   * Is the point-biserial correlation with the rest of the paper, −1 to 1; null where all or none are right, or all rests are
   * equal.
   */
  discrimination: number | null
  /** Compares the best and the poorest 27 % of the papers; is null below four papers. */
  groups: ItemGroups | null
  choices: { count: number; share: number | null }[]
  marks: ItemMark[]
}

interface ItemGroups {
  upper: number
  lower: number
  difference: number
}

/**
 * Follows Kelley, T. L. (1939), The selection of upper and lower groups for the validation of test items, J. Educ. Psychol. 30.
 */
const GROUP_SHARE = 0.27
/** With fewer papers a group is smaller than one paper. */
const GROUPS_LEAST = 4

export function analyseItem(
  tally: ItemTally,
  { answer, choiceCount }: { answer: number; choiceCount: number },
): ItemAnalysis {
  const { answers } = tally
  const shareOf = (count: number) => (answers === 0 ? null : count / answers)
  const choices = Array.from({ length: choiceCount }, (_, place) => {
    const count = tally.choiceCounts[place] ?? 0
    return { count, share: shareOf(count) }
  })
  const share = shareOf(tally.rightAnswers)
  const discrimination = discriminationOf(tally)
  const isJudged = answers >= ITEM_LEAST_ANSWERS && share !== null
  const isEasy = isJudged && share >= EASY_FROM
  const holds: Record<ItemMark, boolean> = {
    tooEasy: isEasy,
    tooHard: isJudged && share < HARD_BELOW,
    negative: isJudged && discrimination !== null && discrimination < 0,
    // If nearly all answers are right, no wrong choice can be frequent.
    deadChoice:
      isJudged &&
      !isEasy &&
      choices.some((choice, place) => place !== answer && (choice.share ?? 1) < DEAD_BELOW),
  }
  const groups = groupsOf(tally.rests)
  return { answers, share, discrimination, groups, choices, marks: itemMarks.filter((mark) => holds[mark]) }
}

/** Computes the point-biserial correlation of the item with the rest of its paper: (M₁ − M) / σ · √(p / q). */
function discriminationOf({ answers, rightAnswers, restSum, restSquares, restOfRight }: ItemTally) {
  if (rightAnswers === 0 || rightAnswers === answers) return null
  const mean = restSum / answers
  const variance = restSquares / answers - mean * mean
  // Points are whole, so the smallest real variance is far above the rounding error of sums.
  if (variance < 1e-6) return null
  const right = rightAnswers / answers
  return ((restOfRight / rightAnswers - mean) / Math.sqrt(variance)) * Math.sqrt(right / (1 - right))
}

/** Papers with equal points at the border of a group count in part. */
function groupsOf(rests: readonly RestCount[]): ItemGroups | null {
  const papers = rests.reduce((sum, [, count]) => sum + count, 0)
  if (papers < GROUPS_LEAST) return null
  const size = papers * GROUP_SHARE
  const lower = rightShare(rests, size)
  const upper = rightShare(rests.toReversed(), size)
  return { upper, lower, difference: upper - lower }
}

function rightShare(rests: readonly RestCount[], size: number): number {
  let [left, right] = [size, 0]
  for (const [, papers, rights] of rests) {
    const taken = Math.min(papers, left)
    right += (rights * taken) / papers
    left -= taken
    if (left <= 0) break
  }
  return right / size
}
