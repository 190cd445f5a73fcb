import { message, REST } from './message.ts'

type Place = {
  businessName: string
  sentence: string
  link: string
}

export const placeCorrected = message<Place & { facts: readonly string[] }>({
  label: '업소 바로잡음',
  rule: REST,
  lines: ({ businessName, facts, sentence, link }, { association }) => [
    `'${businessName}' 신청의 업소 정보(${facts.join(', ')})를 바로잡았습니다. 까닭: ${sentence}`,
    `바뀐 내용: ${link}`,
    `사실과 다르면 고객센터(${association.supportPhone})로 알려주세요.`,
  ],
})

export const placeAskedAgain = message<Place>({
  label: '업소 재확인 요청',
  rule: REST,
  lines: ({ businessName, sentence, link }, { association }) => [
    `'${businessName}' 업소를 확인하지 못했습니다. 까닭: ${sentence}`,
    `업소 정보를 고치시는 곳: ${link}`,
    `영업신고번호를 고치시려면 고객센터(${association.supportPhone})로 전화해주세요. 결제와 수강 기록은 그대로입니다.`,
  ],
})
