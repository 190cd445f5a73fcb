export type ChoiceQuestion = {
  text: string
  choices: readonly [string, string, string, string]
  answerIndex: 0 | 1 | 2 | 3
  explanation: string
}

/** One line of a bank: the four choices in the order shown, the right one counted from zero. */
export function choiceQuestion(
  text: string,
  choices: ChoiceQuestion['choices'],
  answerIndex: ChoiceQuestion['answerIndex'],
  explanation: string,
): ChoiceQuestion {
  return { text, choices, answerIndex, explanation }
}
