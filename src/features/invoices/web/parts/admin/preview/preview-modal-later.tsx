import { lazy, Suspense } from 'react';
import type { PreviewModalProps } from './preview-modal.tsx';

const Modal = lazy(async () => ({ default: (await import('./preview-modal.tsx')).PreviewModal }));

/** What is issued, loaded when it opens: the details of a booking are smaller without it. */
export const PreviewModal = (props: PreviewModalProps) => (
  <Suspense>
    <Modal {...props} />
  </Suspense>
);
