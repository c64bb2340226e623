import { boolean, instant, integer, json, text, textOf, uuid } from '#shared/server/database/table/column.ts';
import { table } from '#shared/server/database/table/table.ts';
import type { BirthWindow } from '../domain/birth-window.ts';
import type { KeptHours } from '../domain/kept-hours.ts';
import type { MoveRules } from '../domain/move-rules.ts';
import type { MinimumNotice } from '../domain/notice.ts';
import type { WithdrawalRight } from '../domain/withdrawal-right.ts';

export const serviceTable = table('service', {
  id: uuid,
  name: text,
  name_de: text.orNull,
  name_ru: text.orNull,
  description: text,
  description_de: text.orNull,
  description_ru: text.orNull,
  duration_min: integer,
  price_cents: integer,
  active: boolean,
  is_system_service: boolean,
  payment_enabled: boolean,
  prepayment_cents: integer,
  sort_order: integer.orNull,
  promotion_start: instant.orNull,
  promotion_end: instant.orNull,
  requires_prepayment: boolean.orNull,
  /** null: the studio's. */
  minimum_notice: json<MinimumNotice>().orNull,
  /** null: the studio's. */
  move_rules: json<MoveRules>().orNull,
  /** Minutes that a session needs before its start and after its end. */
  minutes_before: integer,
  minutes_after: integer,
  /** null: any number of sessions a day. */
  daily_limit: integer.orNull,
  withdrawal_right: textOf<WithdrawalRight>(),
  /** Customers take a place in a week first; null: an ordinary service. */
  birth_window: json<BirthWindow>().orNull,
  /** Hours that only services with a birth window may use; they are kept only while this service has one. */
  kept_hours: json<KeptHours>().orNull,
  /** Whether customers may book it right after another service, as the second part of one booking. */
  as_second_session: boolean,
  /** Invented data of a new installation, neither edited nor kept yet. */
  is_example: boolean,
  /** Incremented by the database with every change. */
  version: integer,
  /** `People` of the row. */
  people_included: integer.orNull,
  people_max: integer.orNull,
  people_price_cents: integer.orNull,
  people_minutes: integer.orNull,
  updated_at: instant,
  deleted_at: instant.orNull,
});
