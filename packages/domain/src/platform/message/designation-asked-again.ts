import { message, REST } from './message.ts'

export const designationAskedAgain = message<{ businessName: string; sentence: string; link: string }>({
  label: '지정확인서 다시 요청',
  rule: REST,
  lines: ({ businessName, sentence, link }) => [
    `'${businessName}' 지정확인서를 다시 올려주세요.`,
    `까닭: ${sentence}`,
    `올리시는 곳: ${link}`,
  ],
})
