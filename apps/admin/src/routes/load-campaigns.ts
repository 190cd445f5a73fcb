/** The screens of campaigns, in files of their own. */
export const loadCampaigns = async () =>
  (await import('../features/campaigns/campaigns-screen.tsx')).CampaignsScreen

export const loadCampaign = async () =>
  (await import('../features/campaigns/campaign-screen.tsx')).CampaignScreen
