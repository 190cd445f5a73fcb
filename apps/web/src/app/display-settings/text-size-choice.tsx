import { changeDisplay, TEXT_SIZES, textSizeLabel, useDisplaySettings } from './display-settings.ts'
import styles from './text-size-choice.module.css'

export function TextSizeChoice() {
  const { text } = useDisplaySettings()
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>글자 크기</legend>
      <span aria-hidden>글자 크기</span>
      <div className={styles.sizes}>
        {TEXT_SIZES.map((size) => (
          <button
            key={size}
            type="button"
            aria-pressed={size === text}
            onClick={() => changeDisplay({ text: size })}
          >
            {textSizeLabel[size]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
