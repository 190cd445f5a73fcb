export type SampleQuestion = readonly [
  text: string,
  choices: readonly [string, string, string, string],
  answerIndex: 0 | 1 | 2 | 3,
  explanation: string,
]
