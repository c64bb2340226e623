import { bookableStudio } from '#features/booking/server/testing/bookable-studio.ts';

export const reasons = (body: { reasons: { reason: string }[] }) => body.reasons.map(({ reason }) => reason);

/** A studio with queries for why a time is not free. */
export const explainedTimes = () => {
  const { studio, photographer, service, book, read, edit } = bookableStudio();
  const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
  const ask = (path: string, query: Record<string, string>) =>
    admin(
      'GET',
      `/api/admin/availability/${path}?${String(
        new URLSearchParams({ photographer_id: photographer(), service_id: service(), ...query }),
      )}`,
    );
  const explain = async (start: string, more: Record<string, string> = {}) =>
    (await ask('explain', { start, ...more })).body;
  return { studio, photographer, service, book, admin, explain, read, edit, ask };
};
