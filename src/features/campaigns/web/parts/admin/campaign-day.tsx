import { lazy, Suspense } from 'react';
import type { CampaignDialogProps } from '../../admin/campaign-dialog.tsx';

const CampaignDialog = lazy(async () => ({
  default: (await import('../../admin/campaign-dialog.tsx')).CampaignDialog,
}));

/** The dialog of a mini-session day, which loads when it is opened. */
export const CampaignDay = (props: CampaignDialogProps) => (
  <Suspense>
    <CampaignDialog {...props} />
  </Suspense>
);
