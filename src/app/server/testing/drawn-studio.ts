import type { TestResponse, TestStudio } from './test-studio.ts';

/** What the calendar asks of a session, and what is in the way. */
export interface DrawnStudio {
  readonly duration: number;
  readonly before: number;
  readonly after: number;
  readonly buffer: number;
  readonly slot: number;
  readonly rooms: number;
  readonly dailyLimit: number | null;
  readonly absentFrom: number;
  readonly ownStart: number;
}

export interface BuiltStudio {
  readonly service: string;
  readonly newborns: string;
  readonly photographers: readonly string[];
}

/** Returns the body of an answer; throws it if it is a refusal. */
export const bodyOf = async (answer: Promise<TestResponse>): Promise<TestResponse['body']> => {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(JSON.stringify(body));
  return body;
};

const hour = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Adds services, photographers and a room to a studio, and what is in the way of their sessions. */
export const buildStudio = async (studio: TestStudio, drawn: DrawnStudio): Promise<BuiltStudio> => {
  const byStudio = (method: 'POST' | 'PUT', path: string, body: object) =>
    studio.adminCall(method, `/api/admin${path}`, body);
  await bodyOf(
    byStudio('PUT', '/calendar/settings', {
      buffer_time_minutes: drawn.buffer,
      slot_duration_minutes: drawn.slot,
      move_rules: { kind: 'by_link', until_hours: 0, free_moves: 10, fee: null, most_days_later: 60 },
    }),
  );
  const { id: room } = await bodyOf(
    byStudio('POST', '/resources', { kind: 'room', name_de: 'Atelier', units: drawn.rooms }),
  );
  const common = {
    description: 'Im Studio',
    duration_min: drawn.duration,
    price_eur: 100,
    minutes_before: drawn.before,
    minutes_after: drawn.after,
    needs: [{ resource_ids: [room] }],
  };
  const { id: service } = await bodyOf(
    byStudio('POST', '/services', { ...common, name: 'Porträt', daily_limit: drawn.dailyLimit }),
  );
  const { id: newborns } = await bodyOf(
    byStudio('POST', '/services', {
      ...common,
      name: 'Neugeborene',
      birth_window: { places_per_week: 20, first_day: 1, last_day: 20 },
    }),
  );
  const photographers = [await studio.addPhotographer(), await studio.addPhotographer({ name: 'Ben Weber' })];
  const [first, second] = photographers;
  await bodyOf(
    byStudio('POST', '/timeoff', {
      photographer_id: first,
      start: `2030-06-04T${hour(drawn.absentFrom)}:00`,
      end: `2030-06-04T${hour(drawn.absentFrom + 100)}:00`,
      reason: 'Arzt',
    }),
  );
  const blocks = [{ start_time: hour(drawn.ownStart), end_time: '17:30' }];
  const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  await bodyOf(
    byStudio('PUT', `/resources/${second}/hours`, {
      periods: [{ valid_from: null, valid_until: null, week: Object.fromEntries(week.map((day) => [day, blocks])) }],
    }),
  );
  return { service, newborns, photographers };
};
