import { Loaded, read } from '@hygiene/client'
import { listSurveyTexts } from '@hygiene/contracts/education/survey/staff/list-survey-texts'
import { Button } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styles from './surveys.module.css'

type SurveyTextsProps = { surveyNo: number; questionNo: number }

/** What learners wrote, fifty at a time, opened when it is wanted. */
export function SurveyTexts(props: SurveyTextsProps) {
  const [page, setPage] = useState(0)
  if (page === 0)
    return (
      <div>
        <Button tone="secondary" size="small" onClick={() => setPage(1)}>
          적은 글 보기
        </Button>
      </div>
    )
  return <Page {...props} page={page} onPage={setPage} />
}

function Page({
  page,
  onPage,
  ...asked
}: SurveyTextsProps & { page: number; onPage: (page: number) => void }) {
  const query = useQuery(read(listSurveyTexts, { ...asked, page }))
  return (
    <Loaded query={query}>
      {({ texts, isLast }) => (
        <>
          {texts.length === 0 ? (
            <p>적은 글이 없습니다.</p>
          ) : (
            <ul className={styles.texts}>
              {texts.map((text, place) => (
                // Texts have no number: who wrote them is not told.
                <li key={place}>{text}</li>
              ))}
            </ul>
          )}
          <div className={styles.turns}>
            {page > 1 && (
              <Button tone="secondary" size="small" onClick={() => onPage(page - 1)}>
                앞 50개
              </Button>
            )}
            {!isLast && (
              <Button tone="secondary" size="small" onClick={() => onPage(page + 1)}>
                다음 50개
              </Button>
            )}
          </div>
        </>
      )}
    </Loaded>
  )
}
