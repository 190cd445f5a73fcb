import { Card } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import styles from './delivery.module.css'
import { NearBranch } from './near-branch.tsx'

const RULES: readonly { title: string; sentences: readonly string[] }[] = [
  {
    title: '만들 때',
    sentences: [
      '손은 비누로 30초 이상 씻고, 날음식과 익힌 음식의 칼과 도마를 따로 씁니다.',
      '고기는 속까지 75℃ 이상, 조개류는 85℃ 이상에서 1분 넘게 익힙니다.',
      '주문이 몰려도 미리 만들어 상온에 두지 않습니다.',
    ],
  },
  {
    title: '담을 때',
    sentences: [
      '뜨거운 음식은 60℃ 이상, 찬 음식은 5℃ 이하로 두고 따로 담습니다.',
      '식품용 기구 표시가 있는 깨끗한 용기를 씁니다.',
      '새지 않게 닫고, 열면 표시가 나는 스티커로 봉합니다.',
      '포장이나 영수증에 원산지를 표시합니다.',
    ],
  },
  {
    title: '보낼 때',
    sentences: [
      '다 되면 바로 보냅니다. 배달통과 보온 가방은 날마다 닦고 소독합니다.',
      '‘받으시면 2시간 안에 드세요’라고 적어 보냅니다.',
      '상했다는 연락을 받으면 같은 음식의 판매를 멈추고, 남은 것을 버리지 말고 따로 둡니다.',
    ],
  },
]

/** /easy/delivery/view: hygiene of delivered food, and the branch to ask. */
export function DeliveryGuide() {
  return (
    <>
      <Card title="배달 음식, 이것만은 지켜주세요">
        {RULES.map(({ title, sentences }) => (
          <section key={title} className={styles.part}>
            <h3>{title}</h3>
            <ul>
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </section>
        ))}
        <p>
          음식마다 지킬 온도는 <Link to="/recipe?searchType=6">위생 조리법</Link>에 있습니다.
        </p>
      </Card>
      <NearBranch />
    </>
  )
}
