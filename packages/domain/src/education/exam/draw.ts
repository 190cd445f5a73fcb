export type Random = () => number

export type BankQuestion = { questionNo: number; choiceCount: number }

/** `choiceOrder[shown]` is the choice's index in the bank. */
export type DrawnQuestion = { questionNo: number; choiceOrder: number[] }

export function draw(bank: readonly BankQuestion[], count: number, random: Random): DrawnQuestion[] {
  const unique = [...new Map(bank.map((question) => [question.questionNo, question])).values()]
  return shuffle(unique, random)
    .slice(0, Math.max(0, count))
    .map(({ questionNo, choiceCount }) => ({
      questionNo,
      choiceOrder: shuffle(
        Array.from({ length: choiceCount }, (_, index) => index),
        random,
      ),
    }))
}

function shuffle<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items]
  const shuffled: T[] = []
  while (rest.length > 0) {
    const index = Math.min(rest.length - 1, Math.floor(random() * rest.length))
    shuffled.push(...rest.splice(index, 1))
  }
  return shuffled
}
