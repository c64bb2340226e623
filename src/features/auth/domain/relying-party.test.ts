import { describe, expect, it } from 'vitest';
import { relyingParty } from './relying-party.ts';

describe('where passkeys work', () => {
  it.each([
    ['https://studio.example', 'studio.example', 'https://studio.example'],
    ['https://termine.studio.example/', 'termine.studio.example', 'https://termine.studio.example'],
    ['https://studio.example:8443/fotos', 'studio.example', 'https://studio.example:8443'],
    ['https://STUDIO.example', 'studio.example', 'https://studio.example'],
    ['https://fotó.example', 'xn--fot-ina.example', 'https://xn--fot-ina.example'],
    ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
    ['http://studio.localhost', 'studio.localhost', 'http://studio.localhost'],
  ])('%s: under %s, on pages of %s (KEY-01)', (address, rp_id, origin) => {
    expect(relyingParty(address)).toEqual({ rp_id, origin });
  });

  it.each([
    'http://studio.example',
    'http://192.168.1.20:3000',
    'https://192.168.1.20',
    'https://3232235796',
    'https://[::1]:3000',
    'http://127.0.0.1:3000',
    'http://notlocalhost',
    'ftp://localhost',
    'studio.example',
    '',
  ])('%s: nowhere, because browsers refuse it (KEY-01)', (address) => {
    expect(relyingParty(address)).toBeUndefined();
  });
});
