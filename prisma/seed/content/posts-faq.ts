import { bullets, link, type PostContent, say, steps } from './post-content.ts'

/** Questions people ask most, the most asked ones last written and so on top. */
export const faq: readonly PostContent[] = [
  {
    postNo: 512,
    postType: 4,
    title: '온라인 교육은 휴대전화로도 들을 수 있나요?',
    publishedOn: '2026-11-02',
    content: [
      say(
        '네. 휴대전화와 태블릿, 컴퓨터 어디에서나 들을 수 있고, 듣던 곳부터 이어집니다. 한 번에 한 기기에서만 재생됩니다.',
      ),
      say([link('나의 학습실', '/edu/study/list'), { text: '에서 강의를 골라 주십시오.' }]),
    ],
  },
  {
    postNo: 511,
    postType: 5,
    title: '수료증은 어디에서 출력하나요?',
    publishedOn: '2026-11-02',
    content: [
      say([
        { text: '교육을 모두 마치면 ' },
        link('수료증 출력', '/edu/completed'),
        { text: ' 화면에서 인쇄하거나 PDF로 저장할 수 있습니다.' },
      ]),
      say('출력할 프린터가 없으면 가까운 지부에서 여섯 자리 번호로 출력해 드립니다.'),
    ],
  },
  {
    postNo: 510,
    postType: 2,
    title: '신규 영업자도 온라인으로 교육받을 수 있나요?',
    publishedOn: '2026-10-12',
    content: [
      say(
        '신규 영업자는 집합교육 6시간을 받습니다. 새로 영업을 시작하거나 업종을 추가하는 분, 영업자 지위를 이어받는 분이 대상입니다.',
      ),
      say([link('집합교육 신청 방법', '/info/register/offline')]),
    ],
  },
  {
    postNo: 509,
    postType: 3,
    title: '교육비를 환불받을 수 있나요?',
    publishedOn: '2026-10-12',
    content: [
      bullets(
        '집합교육: 교육일 전날까지 취소하면 모두 돌려 드립니다.',
        '온라인교육: 수료 전이고 결제한 날부터 한 달 안이면 돌려 드립니다.',
        '해가 바뀌도록 수료하지 못한 온라인교육은 돌려 드리지 않습니다.',
      ),
      say([{ text: '환불은 ' }, link('결제 내역', '/edu/payment/list'), { text: '에서 신청합니다.' }]),
    ],
  },
  {
    postNo: 508,
    postType: 2,
    title: '영업장이 여러 곳이면 교육을 몇 번 받나요?',
    publishedOn: '2026-09-21',
    content: [
      say(
        '같은 업종의 영업장이 여러 곳이면 한 번만 받으면 되는 경우가 있습니다. 영업장마다 위생관리책임자를 지정하면 책임자가 대신 받습니다.',
      ),
    ],
  },
  {
    postNo: 507,
    postType: 4,
    title: '강의가 멈추거나 시간이 쌓이지 않아요',
    publishedOn: '2026-09-21',
    content: [
      steps(
        '다른 창이나 기기에서 같은 강의를 닫습니다.',
        '와이파이나 데이터 연결을 확인합니다.',
        '브라우저를 새 버전으로 바꾸고 다시 재생합니다.',
      ),
      say('40분마다 나오는 확인 창에서 단추를 눌러야 다음으로 넘어갑니다.'),
    ],
  },
  {
    postNo: 506,
    postType: 6,
    title: '아이디와 비밀번호를 잊었어요',
    publishedOn: '2026-08-10',
    content: [
      say([
        { text: '본인확인으로 ' },
        link('아이디 찾기', '/user/find/id'),
        { text: '와 ' },
        link('비밀번호 찾기', '/user/find/pw'),
        { text: '를 하실 수 있습니다.' },
      ]),
    ],
  },
  {
    postNo: 505,
    postType: 1,
    title: '위생교육을 받지 않으면 어떻게 되나요?',
    publishedOn: '2026-07-20',
    content: [
      say(
        '「식품위생법」 제41조를 어기면 제101조에 따라 과태료를 냅니다. 교육은 해마다 12월 31일까지 마쳐 주십시오.',
      ),
    ],
  },
  {
    postNo: 504,
    postType: 2,
    title: '집합교육 날짜를 바꿀 수 있나요?',
    publishedOn: '2026-06-15',
    content: [
      say([
        { text: '교육 전날까지 ' },
        link('집합교육 신청내역', '/edu/offline/list'),
        { text: '에서 바꿀 수 있습니다.' },
      ]),
      say('자리가 찬 날은 대기를 신청하면 자리가 날 때 문자로 알려 드립니다.'),
    ],
  },
  {
    postNo: 503,
    postType: 2,
    title: '위생관리책임자 지정확인서는 어떻게 내나요?',
    publishedOn: '2026-05-18',
    content: [
      say([
        { text: '사진이나 PDF로 ' },
        link('지정확인서 제출', '/edu/hygiene/list'),
        { text: ' 화면에서 올려 주십시오.' },
      ]),
    ],
  },
  {
    postNo: 502,
    postType: 3,
    title: '영수증이 필요해요',
    publishedOn: '2026-04-20',
    content: [
      say([
        link('결제 내역', '/edu/payment/list'),
        { text: '에서 영수증을 출력할 수 있습니다. 영수증은 세금계산서로 쓸 수 없습니다.' },
      ]),
    ],
  },
  {
    postNo: 501,
    postType: 6,
    title: '휴면 계정은 어떻게 푸나요?',
    publishedOn: '2026-03-09',
    content: [say([{ text: '본인확인을 하면 바로 풀립니다. ' }, link('휴면 해제', '/user/change/inactive')])],
  },
]
