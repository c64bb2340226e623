import type { Endpoint } from '#shared/contract/endpoint.ts';
import { type Scope } from '#shared/contract/scope.ts';
import { featureRoutes } from '../routes.ts';
import { testStudio } from './test-studio.ts';

/** The only endpoints under /api/admin that may be called without signing in. */
export const allowed = [
  'GET /api/admin/company/settings/public',
  'GET /api/admin/payments/public-config',
  'POST /api/admin/auth/login-json',
];

/** The endpoints that a challenge opens while the second factor is missing. */
export const second = 'POST /api/admin/auth/login-code';

export const unknownId = '00000000-0000-4000-8000-000000000000';

export const all = (keys: readonly string[], status: number) => Object.fromEntries(keys.map((key) => [key, status]));

/** A studio, and what its endpoints return to a caller. */
export const endpointAccess = () => {
  const studio = testStudio();

  const endpoints = (): [string, Endpoint][] =>
    featureRoutes(studio().context).flatMap(({ contract }) => Object.entries<Endpoint>(contract));
  const underAdmin = () => endpoints().filter(([key]) => key.includes(' /api/admin/'));
  const closed = () => underAdmin().filter(([key]) => !allowed.includes(key));
  const forSessions = () => closed().filter(([key]) => key !== second);
  const callEndpoint = async (key: string, headers: Record<string, string>) => {
    const [method, path] = key.split(' ') as [string, string];
    const url = path.replaceAll(/\{\w+\}/g, unknownId);
    return (await studio().server.inject({ method: method as 'GET', url, headers, payload: '{"not json' })).statusCode;
  };
  const outcomes = async (keys: readonly string[], headers: Record<string, string>) =>
    Object.fromEntries(await Promise.all(keys.map(async (key) => [key, await callEndpoint(key, headers)] as const)));
  const keyWith = async (scopes: readonly Scope[]): Promise<string> => {
    const { body } = await studio().adminCall('POST', '/api/admin/api-keys', { name: 'Programm', scopes });
    return body.token;
  };
  return { studio, endpoints, underAdmin, closed, forSessions, callEndpoint, outcomes, keyWith };
};
