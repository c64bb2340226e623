import { useEffect } from 'react';

/** Names the browser's tab after the screen. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · FotoBooking`;
  }, [title]);
};
