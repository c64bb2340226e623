import { refuseStale, versionRead } from './kept-record.ts';
import type { Answers, Asked } from './stub-server.ts';

type Json = Record<string, any>;

interface KeptList<One extends Json> {
  readonly answers: Answers;
  readonly named: (name: string) => One;
  /** Replaces values of one, as somebody else does meanwhile. */
  readonly change: (name: string, values: Partial<One>) => void;
  readonly all: () => readonly One[];
}

interface Listing<One extends Json> {
  readonly path: string;
  /** What a refusal calls one of them. */
  readonly name: string;
  readonly first: readonly One[];
  /** What the server adds to a new one. */
  readonly made: Partial<One>;
}

/** Records of one list that are added, changed, switched and deleted one by one, as a server keeps them. */
export const keepList = <One extends Json>({ path, name, first, made }: Listing<One>): KeptList<One> => {
  let all: readonly One[] = first;
  const byId = ({ params }: Asked): One => all.find(({ id }) => id === params['id']) as One;
  const replace = (one: One, values: Json): One => {
    const after = { ...one, ...values, version: one['version'] + 1 };
    all = all.map((other) => (other === one ? after : other));
    return after;
  };
  const named = (of: string): One => {
    const found = all.find((one) => one['name'] === of);
    if (!found) throw new Error(`There is no ${of}`);
    return found;
  };
  return {
    answers: {
      [`GET ${path}`]: () => [...all],
      [`POST ${path}`]: ({ body }: Asked) => {
        const added = { ...made, ...body, id: crypto.randomUUID(), version: 1 };
        all = [...all, added];
        return added;
      },
      [`PUT ${path}/{id}`]: (asked: Asked) => {
        const one = byId(asked);
        const read = versionRead(asked);
        return read !== undefined && read !== one['version']
          ? refuseStale(name, one)
          : replace(one, { ...asked.body, version: undefined });
      },
      [`DELETE ${path}/{id}`]: (asked: Asked) => {
        const one = byId(asked);
        all = all.filter((other) => other !== one);
        return { success: true };
      },
    },
    named,
    change: (of, values) => void replace(named(of), values),
    all: () => all,
  };
};
