import type { Described } from './described-fields.tsx';

/** The values of the form for a new mini-session day. */
export interface NewCampaignValues extends Described {
  readonly service_id: string;
  readonly photographer_id: string;
  readonly resource_ids: readonly string[];
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly session_minutes: string;
  readonly break_minutes: string;
  readonly access_codes: boolean;
}

/** The times of the sessions, as far as they were entered. */
export const dayOf = ({ date, from, to, session_minutes, break_minutes }: NewCampaignValues) => ({
  date,
  from,
  to,
  session_minutes: Number(session_minutes),
  break_minutes: Number(break_minutes),
});
