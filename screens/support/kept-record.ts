import { type Answers, type Asked, type Refusal, refuse } from './stub-server.ts';

type Json = Record<string, any>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const merge = (before: Json, sent: Json): Json => {
  const after: Json = { ...before };
  for (const [key, value] of Object.entries(sent))
    after[key] = isRecord(value) && isRecord(before[key]) ? merge(before[key], value) : value;
  return after;
};

interface KeptRecord {
  readonly answers: Answers;
  /** Replaces values, as somebody else does meanwhile. */
  readonly change: (values: Json) => void;
  readonly stored: () => Json;
}

/** The version that a change was made from, as the body or If-Match names it. */
export const versionRead = ({ body, headers }: Asked): number | undefined => {
  const version = body.version ?? headers.get('if-match')?.replaceAll('"', '');
  return version === undefined ? undefined : Number(version);
};
const withoutVersion = ({ version: _version, ...values }: Json): Json => values;

/** The answer to a change of a record that somebody else has changed meanwhile. */
export const refuseStale = (name: string, present: Json): Refusal =>
  refuse(409, { detail: 'changed by somebody else in the meantime', code: 'version_conflict', [name]: present });

/**
 * A record that is read and changed at one address, as a server keeps its settings: a change replaces what is sent, unless
 * it was made from an older version.
 */
export const keepRecord = (
  path: string,
  first: Json,
  view: (record: Json) => Json = (record) => record,
): KeptRecord => {
  let record = first;
  const change = (values: Json): void => {
    record = { ...merge(record, values), ...('version' in first && { version: record['version'] + 1 }) };
  };
  return {
    answers: {
      [`GET ${path}`]: () => view(record),
      [`PUT ${path}`]: (asked) => {
        const read = versionRead(asked);
        if (read !== undefined && read !== record['version']) return refuseStale('settings', view(record));
        change(withoutVersion(asked.body));
        return view(record);
      },
    },
    change,
    stored: () => record,
  };
};
