import { expiredRows } from '@hygiene/db/expired-rows'

/** Samples are looked at before a request and while it waits; the request itself keeps the words. */
export const expiredPreviews = expiredRows({
  kind: 'settingsPreviews',
  table: 'SettingsPreview',
  key: 'previewNo',
  at: 'askedAt',
  purge: (db, previewNos) =>
    db.settingsPreview.deleteMany({ where: { previewNo: { in: previewNos.map(Number) } } }),
})
