import { oldRows } from '@hygiene/db'

/** Samples are looked at before a request and while it waits; the request itself keeps the words. */
export const oldPreviews = oldRows({
  kind: 'settingsPreviews',
  table: 'SettingsPreview',
  key: 'previewNo',
  at: 'askedAt',
  forget: (db, previewNos) =>
    db.settingsPreview.deleteMany({ where: { previewNo: { in: previewNos.map(Number) } } }),
})
