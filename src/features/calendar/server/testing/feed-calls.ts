import { bookableStudio } from '#features/booking/server/testing/bookable-studio.ts';

/** A studio with a photographer, and calls of the feed of their calendar. */
export const feedCalls = () => {
  const { studio, photographer, service, book, cancel, edit, put } = bookableStudio();
  const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
  const path = (id = photographer()) => `/api/admin/photographers/${id}/calendar-feed`;
  const turnOn = async (): Promise<string> => (await admin('POST', path())).body.address;
  const read = (address: string, headers = {}) =>
    studio().call('GET', address.replace('http://localhost:3000', ''), undefined, headers);
  return { studio, photographer, service, book, cancel, edit, put, admin, path, turnOn, read };
};
