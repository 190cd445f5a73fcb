import { LegalArticles } from './legal-articles.tsx'
import type { LegalBody, LegalDocument } from './legal-document.ts'
import { PolicyText } from './policy-text.tsx'

/**
 * Names the data collected at sign-up (Personal Information Protection Act Art. 15(2)). Retention follows specification section
 * 9.
 */
const JOINING: LegalBody = {
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

/** Contains the third-party marketing consent. Withdrawal takes effect within 7 days (specification section 9). */
const MARKETING: LegalBody = {
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

/**
 * Contains the consent to our own advertising messages. Withdrawal takes effect within 7 days and records are kept 6 months
 * (specification section 9).
 */
const NEWS: LegalBody = {
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

const BODIES: Record<Exclude<LegalDocument, 'terms' | 'privacy' | 'marketing'>, LegalBody> = {
  joining: JOINING,
  news: NEWS,
}

export function LegalText({ document }: { document: LegalDocument }) {
  if (document === 'terms' || document === 'privacy') return <PolicyText kind={document} />
  if (document === 'marketing') return <PolicyText kind={document} unpublished={MARKETING} />
  return <LegalArticles body={BODIES[document]} />
}
