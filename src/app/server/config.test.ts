import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('configuration from the environment', () => {
  it('has a default for every variable', () => {
    const config = readConfig({ PORT: '' });
    expect(config.DATABASE_URL).toBeUndefined();
    expect(config).toMatchObject({
      PORT: 3000,
      HOST: '0.0.0.0',
      TRUST_PROXY: false,
      RATE_LIMIT: true,
      JOBS: true,
      JOBS_INTERVAL_MS: 60_000,
      DRAIN_MS: 0,
      LOG_LEVEL: 'info',
      METRICS: true,
    });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['PUBLIC_URL', 'studio.example'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_PASSWORD', 'short'],
    ['SECRET_KEY', 'short'],
    ['SMTP_URL', 'http://mail'],
    ['STRIPE_API_URL', 'ftp://stripe'],
    ['TRUST_PROXY', 'everybody'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['WEBHOOK_PRIVATE_NETWORKS', 'localhost'],
    ['WEBHOOK_PRIVATE_NETWORKS', '10.0.0.0/99'],
    ['RATE_LIMIT', 'maybe'],
    ['JOBS_INTERVAL_MS', '0'],
    ['DRAIN_MS', '60001'],
    ['LOG_LEVEL', 'loud'],
  ])('an invalid %s is refused with one line that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must[^\\n]*$`));
  });

  it.each([
    ['1', 1],
    ['0', false],
    ['off', false],
    ['10.0.0.0/8, 127.0.0.1', ['10.0.0.0/8', '127.0.0.1']],
  ])('TRUST_PROXY %s is %j', (given, expected) => {
    expect(readConfig({ TRUST_PROXY: given }).TRUST_PROXY).toEqual(expected);
  });

  it('WEBHOOK_PRIVATE_NETWORKS is a list, empty by default', () => {
    expect(readConfig({}).WEBHOOK_PRIVATE_NETWORKS).toEqual([]);
    const given = { WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1, fd00::/8' };
    expect(readConfig(given).WEBHOOK_PRIVATE_NETWORKS).toEqual(['127.0.0.1', 'fd00::/8']);
  });
});
