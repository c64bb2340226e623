import { euroOf } from '#shared/kernel/money/euro.ts';
import type { Bucket } from '../../charts-contract.ts';
import type { Amount, ComparedGroup } from '../../domain/compared-groups.ts';
import type { Group } from '../../domain/overview.ts';
import type { BucketTotal } from '../../domain/timeline.ts';

export const amountView = ({ bookings, value_cents }: Amount) => ({ bookings, revenue: euroOf(value_cents) });

export const bucketView = ({ value_cents, ...same }: BucketTotal): Bucket => ({
  ...same,
  revenue: euroOf(value_cents),
});

/** A group with its other fields, such as the names of a service. */
export const groupView = <G extends Group>({ value_cents, previous, ...same }: ComparedGroup<G>) => ({
  ...same,
  revenue: euroOf(value_cents),
  previous: previous && amountView(previous),
});
