import { AT_ONCE, message, REST } from './message.ts'

const accountChange = (label: string, sentence: string, rule = AT_ONCE) =>
  message<object>({
    label,
    rule,
    mayRepeat: true,
    lines: (_, { association }) => [
      sentence,
      `요청하지 않으셨으면 ${association.supportPhone}로 알려주세요.`,
    ],
  })

export const accountCorrected = accountChange(
  '회원 정보 수정',
  '협회에서 회원 정보를 고쳤습니다. «나의 정보»에서 확인해주세요.',
)
export const accountUnlocked = accountChange(
  '로그인 잠금 풀림',
  '협회에서 로그인 잠금을 풀었습니다. 다시 로그인해주세요.',
)
export const accountWoken = accountChange(
  '휴면 풀림',
  '협회에서 휴면 계정을 풀었습니다. 다시 로그인해주세요.',
)
export const loginsEnded = accountChange(
  '접속 끝냄',
  '협회에서 접속 중인 로그인을 모두 끝냈습니다. 다시 로그인해주세요.',
)
export const mergeUndone = accountChange(
  '계정 다시 나눔',
  '협회에서 합쳤던 두 계정을 다시 나누었습니다. 예전처럼 따로 로그인하실 수 있습니다.',
  REST,
)

export const accountsMerged = message<{ userId: string }>({
  label: '계정 합침',
  rule: REST,
  lines: ({ userId }, { association }) => [
    `협회에서 두 계정을 하나로 합쳤습니다. 앞으로 ${userId} 아이디로 로그인해주세요.`,
    `요청하지 않으셨으면 ${association.supportPhone}로 알려주세요.`,
  ],
})
