import { beforeEach } from 'vitest';
import { sealSecret } from '#shared/server/secrets/secret-box.ts';
import { sealedKey, studioWithProvider } from './studio-with-provider.ts';

export const inRussian = { 'accept-language': 'ru' };

export const failures = [
  ['without a key', { stripe_secret_key_sealed: '' }, 'normal', 'Der geheime Schlüssel fehlt.'],
  [
    'with a key that was sealed elsewhere',
    { stripe_secret_key_sealed: sealSecret('another', 'payments.stripe_secret_key', 'sk_test_studio') },
    'normal',
    'Der geheime Schlüssel kann nicht mehr gelesen werden. Bitte geben Sie ihn neu ein.',
  ],
  [
    'with a wrong key',
    { stripe_secret_key_sealed: sealedKey('sk_test_wrong') },
    'normal',
    'Stripe hat den geheimen Schlüssel abgelehnt.',
  ],
  [
    'with a key that may not',
    {},
    403,
    'Der geheime Schlüssel darf das nicht. Er braucht das Recht, Konto und Zahlungen zu nutzen.',
  ],
  ['when the provider is busy', {}, 429, 'Stripe ist überlastet. Bitte versuchen Sie es in einer Minute erneut.'],
  ['when the provider fails', {}, 500, 'Stripe hat einen Fehler gemeldet: 500'],
] as const;

/** A studio whose keys and payments are tested; every test starts with valid keys and a provider that responds. */
export const providerTests = () => {
  const { studio, provider, configure } = studioWithProvider();
  beforeEach(async () => {
    provider().behave('normal');
    await configure();
  });
  return { studio, provider, configure };
};
