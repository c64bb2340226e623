import { type ComponentProps, lazy, Suspense } from 'react';

const dialog = () => import('../../admin/waiting-list-dialog.tsx');
const WaitingListDialog = lazy(async () => ({ default: (await dialog()).WaitingListDialog }));

/** Loads the code of the dialog before it is opened. */
export const prepareWaitingList = (): void => void dialog();

/** The dialog with the waiting list, which loads when it is opened. */
export const WaitingList = (props: ComponentProps<typeof WaitingListDialog>) => (
  <Suspense>
    <WaitingListDialog {...props} />
  </Suspense>
);
