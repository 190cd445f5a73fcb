import { oldRows } from '@hygiene/db'

/** Campaigns, as long as the messages they sent; audience and tests go with them. */
export const oldCampaigns = oldRows({
  kind: 'messages',
  table: 'Campaign',
  key: 'campaignNo',
  at: 'createdAt',
  forget: (db, keys) => db.campaign.deleteMany({ where: { campaignNo: { in: keys.map(Number) } } }),
})
