import type { LegalBody } from './legal-document.ts'

/** Third-party marketing consent; withdrawal within 7 days (specification section 9). */
export const MARKETING: LegalBody = {
  articles: [
    {
      title: '1. 제공받는 자',
      paragraphs: ['외식업 영업자에게 도움이 되는 상품과 서비스를 제공하는 협회의 제휴 업체에 제공합니다.'],
    },
    {
      title: '2. 이용 목적',
      paragraphs: ['교육 소식, 영업에 관한 상품과 행사, 할인 혜택을 문자와 이메일로 알리는 데 씁니다.'],
    },
    {
      title: '3. 제공하는 항목',
      paragraphs: ['이름, 휴대전화 번호, 이메일, 상호, 업종, 영업장이 있는 시·도를 제공합니다.'],
    },
    {
      title: '4. 보유 기간',
      paragraphs: [
        '동의를 거두거나 탈퇴할 때까지 보유합니다. 광고에 관한 기록은 6개월 동안 보존한 뒤 지웁니다.',
      ],
    },
    {
      title: '5. 동의하지 않을 권리와 철회',
      paragraphs: [
        '이 동의는 선택입니다. 동의하지 않아도 교육을 신청하고 수료하는 데 아무런 불이익이 없습니다.',
        '동의는 나의 정보에서 언제든지 거둘 수 있으며, 요청을 받은 날부터 7일 안에 처리합니다.',
      ],
    },
  ],
}
