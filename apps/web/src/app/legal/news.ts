import type { LegalBody } from './legal-document.ts'

/** Consent to advertising messages of our own; withdrawal within 7 days, records 6 months (specification section 9). */
export const NEWS: LegalBody = {
  articles: [
    {
      title: '1. 보내는 내용',
      paragraphs: [
        '협회가 새 교육 과정, 행사, 외식업 소식을 문자와 이메일로 보내드립니다. 신청하신 교육의 안내(결제, 일정, 수료)는 이 동의와 관계없이 보내드립니다.',
      ],
    },
    {
      title: '2. 쓰는 항목',
      paragraphs: ['이름, 휴대전화 번호, 이메일을 씁니다.'],
    },
    {
      title: '3. 보유 기간',
      paragraphs: ['동의를 거두거나 탈퇴할 때까지 씁니다. 광고를 보낸 기록은 6개월 동안 보존한 뒤 지웁니다.'],
    },
    {
      title: '4. 동의하지 않을 권리와 철회',
      paragraphs: [
        '이 동의는 선택입니다. 동의하지 않아도 가입과 교육에 아무런 불이익이 없습니다.',
        '나의 정보에서 언제든지 거둘 수 있으며, 거두신 날부터 7일 안에 보내기를 멈춥니다.',
      ],
    },
  ],
}
