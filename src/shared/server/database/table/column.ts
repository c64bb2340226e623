import { at } from '../database.ts';

/** A value in the form that the driver sends. */
export type Parameter = string | number | boolean | null | Buffer | readonly string[] | readonly number[];

/** A column: its type in PostgreSQL, and the value that the program reads from it and writes into it. */
export interface Column<Value> {
  /** As `format_type` names it, but `timestamptz`. */
  readonly type: string;
  readonly isNullable: boolean;
  readonly write: (value: Value) => Parameter;
}

interface FilledColumn<Value> extends Column<Value> {
  /** The same column, which may be null. */
  readonly orNull: Column<Value | null>;
}

const column = <Value>(type: string, write: (value: Value) => Parameter): FilledColumn<Value> => ({
  type,
  isNullable: false,
  write,
  orNull: { type, isNullable: true, write: (value) => (value === null ? null : write(value)) },
});

const plain = <Value extends Parameter>(type: string): FilledColumn<Value> => column(type, (value) => value);

export const uuid = plain<string>('uuid');
export const text = plain<string>('text');
/** An enumeration; which texts are allowed, a CHECK of the table says. */
export const textOf = <Value extends string>(): FilledColumn<Value> => plain('text');
export const integer = plain<number>('integer');
export const bigint = plain<number>('bigint');
export const boolean = plain<boolean>('boolean');
/** 'yyyy-MM-dd'. */
export const date = plain<string>('date');
/** Epoch ms. */
export const instant = column('timestamptz', at);
export const bytes = plain<Buffer>('bytea');
export const json = <Value extends object>(): FilledColumn<Value> => column('jsonb', (value) => JSON.stringify(value));
export const texts = plain<readonly string[]>('text[]');
export const integers = plain<readonly number[]>('integer[]');
