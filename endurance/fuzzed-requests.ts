import fc from 'fast-check';

/** An operation of the API document. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly described: Described;
}

interface Described {
  /** The accepted authentication schemes by name: `administrator` requires a sign-in; none means public. */
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: JsonSchema }>> };
}

interface JsonSchema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

export interface FuzzedRequest {
  readonly operation: Operation;
  readonly path: string;
  readonly body: string | undefined;
  readonly type: string;
}

export const operationsOf = (document: { paths: Record<string, Record<string, Described>> }): Operation[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ method: method.toUpperCase(), path, described })),
  );

/** Requests to one operation: mostly valid, with some parts made invalid. */
export const requestsTo = (operation: Operation, ids: readonly string[]): fc.Arbitrary<FuzzedRequest> => {
  const { parameters = [], requestBody } = operation.described;
  const content = requestBody?.content ?? {};
  const [type = 'application/json'] = Object.keys(content);
  const schema = content[type]?.schema;
  return fc.record({
    operation: fc.constant(operation),
    path: pathTo(operation, parameters, ids),
    body: schema === undefined ? fc.constant(undefined) : bodyLike(schema, ids),
    type: fc.oneof({ weight: 30, arbitrary: fc.constant(type) }, { weight: 1, arbitrary: otherType }),
  });
};

const otherType = fc.constantFrom(
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  '',
);

const bodyLike = (schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 20, arbitrary: valueLike(schema, ids).map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: brokenJson },
  );

const brokenJson = fc.constantFrom(
  '',
  '{',
  '\uFEFF{}',
  '{"a":1,"a":2}',
  '{"__proto__":{"admin":true}}',
  '[1e400]',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `{"a":${'9'.repeat(400)}}`,
  '{"name":"\\ud800"}',
  '{"name":"\\u0000"}',
);

const pathTo = (
  { path }: Operation,
  parameters: NonNullable<Described['parameters']>,
  ids: readonly string[],
): fc.Arbitrary<string> =>
  fc
    .record(Object.fromEntries(parameters.map(({ name, schema }) => [name, fc.option(textLike(schema, ids))])))
    .map((given) => {
      const asked = parameters
        .filter((parameter) => parameter.in === 'query' && (given[parameter.name] ?? undefined) !== undefined)
        .map(({ name }) => `${name}=${encoded(given[name])}`);
      const where = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(given[name] ?? 'x'));
      return asked.length > 0 ? `${where}?${asked.join('&')}` : where;
    });

const encoded = (value: unknown): string => {
  const text = String(value);
  return text.isWellFormed() ? encodeURIComponent(text).slice(0, 4000) : '%ED%A0%80';
};

const textLike = (schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> =>
  valueLike(schema, ids).map((value) => (typeof value === 'object' ? 'x' : value));

const valueLike = (schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: described(schema, ids) }, { weight: 1, arbitrary: hostile });

const described = (schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valueLike(one, ids)));
  if (schema.type === 'object') return objectLike(schema, ids);
  if (schema.type === 'array') return fc.array(valueLike(schema.items ?? {}, ids), { maxLength: 4 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'integer' || schema.type === 'number') return numberLike(schema);
  if (schema.type === 'string') return stringLike(schema, ids);
  return fc.jsonValue({ maxDepth: 2 });
};

const objectLike = ({ properties = {}, required = [] }: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> =>
  fc
    .record(Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, valueLike(one, ids)])), {
      requiredKeys: [...required],
    })
    .chain((whole) =>
      fc.oneof({ weight: 15, arbitrary: fc.constant(whole) }, { weight: 1, arbitrary: changed(whole) }),
    );

/** Required fields are left out, or unknown ones added. */
const changed = (whole: Record<string, unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom(undefined, ...Object.keys(whole)).map((gone) => {
      const { [gone ?? '']: _, ...rest } = whole;
      return rest;
    }),
    fc
      .record({ id: hostile, status: hostile, price: hostile, constructor: hostile })
      .map((more) => ({ ...whole, ...more })),
  );

const numberLike = ({ minimum = -10, maximum = 1000 }: JsonSchema): fc.Arbitrary<unknown> =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.integer({ min: Math.ceil(minimum), max: Math.max(Math.ceil(minimum), Math.min(maximum, 1e9)) }),
    },
    { weight: 1, arbitrary: fc.constantFrom(0, -1, 0.001, 1e12, 1e308, -0, 2 ** 53, 0.1 + 0.2) },
  );

const stringLike = ({ format, maxLength = 40 }: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> => {
  const words = fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 60) });
  if (format === 'email') return fc.oneof(fc.emailAddress(), words);
  if (format === 'uuid') return knownId(ids);
  return fc.oneof(
    { weight: 3, arbitrary: words },
    { weight: 2, arbitrary: knownId(ids) },
    { weight: 2, arbitrary: fc.constantFrom(...plausible) },
  );
};

const knownId = (ids: readonly string[]): fc.Arbitrary<string> =>
  ids.length > 0 ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids) }, fc.uuid()) : fc.uuid();

const plausible = [
  '2027-03-28T02:30:00',
  '2027-10-31T02:30:00',
  '2027-05-03T10:00:00',
  '2027-05-03T10:00:00Z',
  '2027-05-03',
  '2027-05',
  '09:00',
  'company',
  'Europe/Berlin',
  'aenne@example.de',
  '+49 170 1234567',
  '#ff0000',
  'PENDING',
  'de',
  '24,3',
];

const hostile: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  null,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202Egnp.exe',
  '👩‍👩‍👧‍👦'.repeat(50),
  'x'.repeat(10_000),
  '%',
  "'; DROP TABLE booking; --",
  '<script>alert(1)</script>',
  '=HYPERLINK("http://127.0.0.1")',
  'a@b.de,c@d.de',
  'a@b.de\r\nBcc: c@d.de',
  '2026-02-30',
  '2026-02-30T25:61:00',
  '10000-01-01T00:00:00',
  '-000001-01-01T00:00:00Z',
  '275760-09-13T00:00:00Z',
  'infinity',
  'tomorrow',
  '24:00',
  'javascript:alert(1)',
  '//evil.example',
  '../../etc/passwd',
  Number.MAX_SAFE_INTEGER,
  -1,
  1e308,
  0.001,
  true,
  [],
  {},
  [[[[[[[[]]]]]]]],
  { $ne: null },
  { toString: 'x' },
  ['a', 'a'],
);
