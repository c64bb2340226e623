import { refused, type StandInResponse } from './checkout-stand-in.ts';

/** A dispute as the provider describes it; a test changes it as the bank and the provider would. */
export interface StandInDispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly amount: number;
  readonly currency: string;
  readonly payment_intent: string;
  readonly created: number;
  status: 'warning_needs_response' | 'needs_response' | 'under_review' | 'won' | 'lost' | 'warning_closed';
  reason: string;
  balance_transactions: { amount: number }[];
}

/** The provider's endpoints about disputes. */
export interface DisputeStandIn {
  readonly disputes: StandInDispute[];
  /** Returns undefined for any other URL. */
  respond(method: string, path: string, query: URLSearchParams): StandInResponse | undefined;
}

const knownOfList = /^(?:created\[gte\]|limit|starting_after)$/;

export const disputeStandIn = (): DisputeStandIn => {
  const disputes: StandInDispute[] = [];
  const list = (query: URLSearchParams): StandInResponse => {
    const unknown = [...query.keys()].find((name) => !knownOfList.test(name));
    if (unknown) return refused('parameter_unknown', `Received unknown parameter: ${unknown}`);
    const since = Number(query.get('created[gte]') ?? 0);
    const found = disputes.filter(({ created }) => created >= since);
    const after = found.findIndex(({ id }) => id === query.get('starting_after')) + 1;
    const data = found.slice(after, after + Number(query.get('limit') ?? 10));
    return {
      status: 200,
      body: { object: 'list', data, has_more: after + data.length < found.length, url: '/v1/disputes' },
    };
  };
  return {
    disputes,
    respond: (method, path, query) => {
      if (method !== 'GET') return undefined;
      if (path === '/v1/disputes') return list(query);
      const [, id] = /^\/v1\/disputes\/([\w-]+)$/.exec(path) ?? [];
      if (id === undefined) return undefined;
      const body = disputes.find((one) => one.id === id);
      return body ? { status: 200, body } : refused('resource_missing', `No such dispute: '${id}'`, 404);
    },
  };
};
