import { message, URGENT } from './message.ts'

const screenLink = (label: string) =>
  message<{ screen: string; link: string }>({
    label,
    rule: URGENT,
    lines: ({ screen, link }) => [
      `상담하신 ${screen} 화면 주소를 보내드립니다.`,
      `아래 주소를 눌러 로그인하시면 이어서 하실 수 있습니다. ${link}`,
    ],
  })

export const nextScreen = screenLink('다음 화면 주소')
export const nextScreenInPerson = screenLink('다음 화면 주소')
export const nextScreenApply = screenLink('신청 화면 주소')
