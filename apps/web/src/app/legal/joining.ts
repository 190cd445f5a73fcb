import type { LegalBody } from './legal-document.ts'

/** Data collected at sign-up (Personal Information Protection Act Art. 15(2)); retention: specification section 9. */
export const JOINING: LegalBody = {
  articles: [
    {
      title: '1. 모으는 항목',
      paragraphs: ['가입에 꼭 필요한 정보만 모읍니다.'],
      items: [
        '필수: 아이디, 비밀번호, 이름, 생년월일, 휴대전화 번호, 본인확인 결과값',
        '선택: 이메일',
        '이용하면서 생기는 것: 접속 기록, 접속한 IP 주소',
      ],
    },
    {
      title: '2. 쓰는 목적',
      paragraphs: [
        '회원 가입과 본인확인, 한 사람이 하나의 아이디만 갖도록 하는 것, 위생교육의 신청과 수강, 수료증 발급, 교육 안내와 문의 답변에 씁니다.',
      ],
    },
    {
      title: '3. 보유 기간',
      paragraphs: [
        '탈퇴하실 때까지 보유하고, 탈퇴하시면 지체 없이 지웁니다. 다만 다음 기록은 정해진 기간 동안 보존합니다.',
      ],
      items: [
        '교육 수료 기록: 영구',
        '계약과 대금 결제 기록: 5년',
        '소비자의 불만과 분쟁 처리 기록: 3년',
        '접속 기록: 3개월',
      ],
    },
    {
      title: '4. 동의하지 않을 권리',
      paragraphs: [
        '동의하지 않으셔도 되지만, 필수 항목은 회원을 구별하고 수료증을 발급하는 데 필요하므로 동의하지 않으시면 가입하실 수 없습니다. 이메일은 적지 않으셔도 가입하실 수 있습니다.',
      ],
    },
  ],
}
