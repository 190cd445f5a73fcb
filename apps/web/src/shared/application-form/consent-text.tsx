import styles from './application-form.module.css'

/** Data collected for an application, the purpose and the time (retention: specification section 9). */
export function ConsentText({ education }: { education: string }) {
  return (
    <div className={styles.text}>
      <section>
        <h3>모으는 항목</h3>
        <p>이름, 생년월일, 휴대전화 번호, 영업장 전화번호, 직위</p>
        <p>영업신고번호, 업소명, 대표자명, 영업장 주소</p>
        <p>결제 수단과 결제 결과, 환불받으실 때의 은행 계좌</p>
      </section>
      <section>
        <h3>쓰는 목적</h3>
        <p>
          「식품위생법」 제41조에 따른 식품위생교육의 신청 접수, 본인확인, 교육비 결제와 환불, 수강 기록 관리,
          수료증 발급과 교육 안내에 씁니다.
        </p>
      </section>
      <section>
        <h3>보유 기간</h3>
        <p>교육 수료 기록은 수료 사실의 증명을 위하여 계속 보존합니다.</p>
        <p>계약과 결제 기록은 5년, 불만과 분쟁 처리 기록은 3년 동안 보존한 뒤 지웁니다.</p>
      </section>
      <section>
        <h3>동의하지 않으실 수 있습니다</h3>
        <p>동의하지 않으셔도 되지만, 그러면 {education}을 신청하실 수 없습니다.</p>
      </section>
    </div>
  )
}
