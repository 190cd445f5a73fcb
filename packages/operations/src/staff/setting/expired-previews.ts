import { expiredRows } from '@hygiene/db/expired-rows'

/** Deletes old samples; the request itself keeps the text. */
export const expiredPreviews = expiredRows({
  kind: 'settingsPreviews',
  table: 'SettingsPreview',
  key: 'previewNo',
  at: 'askedAt',
  purge: (db, previewNos) =>
    db.settingsPreview.deleteMany({ where: { previewNo: { in: previewNos.map(Number) } } }),
})
