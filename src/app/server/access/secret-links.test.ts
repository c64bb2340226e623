import { describe, expect, it } from 'vitest';
import { endUrl, sessionOfToken } from '#features/auth/server/sign-in/sign-in-link.ts';
import { invitationUrl } from '#features/auth/server/team/invitation-link.ts';
import {
  cancelUrl,
  confirmUrl,
  refuseWrongConfirmToken,
  refuseWrongToken,
} from '#features/booking/server/link/cancel-token.ts';
import { originHash } from '#features/booking/server/record/booking-origin.ts';
import { calendarUid } from '#features/booking/server/record/calendar-uid.ts';
import { earlyUrl, institutionUrl, isEarly, isInstitution } from '#features/campaigns/server/early-link.ts';
import { offerUrl } from '#features/offers/server/offer-link.ts';
import { entryUrl } from '#features/waiting/server/entries/entry-link.ts';
import { refuseWrongWithdrawalToken, withdrawalUrl } from '#features/withdrawals/server/withdrawal-token.ts';
import type { SecretKey } from '#shared/server/secrets/secret-keys.ts';

const publicUrl = 'https://studio.example';
const [key, newerKey] = ['a key of a studio', 'a newer key of it'];
const [id, otherId] = ['8f0e0b0a-6f7e-4f5e-9a51-0c5d3d0e8a11', '8f0e0b0a-6f7e-4f5e-9a51-0c5d3d0e8a12'];
const versionOf = (link_version: number) => ({ id, link_version });
const [firstLink, secondLink, thirdLink] = [versionOf(0), versionOf(1), versionOf(2)];
const [campaign, de] = [{ id, slug: 'mini' }, 'de' as const];
const hash = (hex: string): Buffer => Buffer.from(hex, 'hex');
const isFor = (refuse: () => void): boolean => {
  try {
    refuse();
    return true;
  } catch {
    return false;
  }
};

interface SecretLink {
  /** What the key above gave on 30 November 2026. Such links are in the mails of customers, so none may ever change. */
  readonly address: string;
  readonly make: (secretKey: SecretKey) => string | null | undefined;
  /** Whether the link is of the person or thing with this ID; absent: it is found by its stored hash. */
  readonly isOf?: (secretKey: SecretKey, token: string, id: string) => boolean;
}

const links: Readonly<Record<string, SecretLink>> = {
  'cancel, first version': {
    address: `/cancel/${id}?token=_Zyc5Yrml9ml6H-Dx1qLUKk_t6vLDRO-sM54HcIAM38`,
    make: (secretKey) => cancelUrl({ publicUrl, secretKey }, firstLink),
    isOf: (secretKey, token, of) =>
      isFor(() => refuseWrongToken(secretKey, { ...firstLink, id: of }, { token, language: de })),
  },
  'cancel, third version': {
    address: `/cancel/${id}?token=EXBscKVSUkiPM92B8N-zVcT5Vt61pwnnQri75tvK480`,
    make: (secretKey) => cancelUrl({ publicUrl, secretKey }, thirdLink),
    isOf: (secretKey, token, of) =>
      isFor(() => refuseWrongToken(secretKey, { ...thirdLink, id: of }, { token, language: de })),
  },
  confirm: {
    address: `/booking/confirm/${id}?token=jkE_MAzc8RY5LgMaoxbW7Koek65-iWxFq2gfavPqorA`,
    make: (secretKey) => confirmUrl({ publicUrl, secretKey }, secondLink),
    isOf: (secretKey, token, of) =>
      isFor(() => refuseWrongConfirmToken(secretKey, { ...secondLink, id: of }, { token, language: de })),
  },
  withdraw: {
    address: `/withdrawal/${id}?token=aZYE4WPzdHV0FJqQG1kANfzzGeBED4cMZj4i1xADr-s`,
    make: (secretKey) => withdrawalUrl({ publicUrl, secretKey }, secondLink),
    isOf: (secretKey, token, of) =>
      isFor(() => refuseWrongWithdrawalToken(secretKey, { ...secondLink, id: of }, { token, language: de })),
  },
  offer: {
    address: '/offer/bqfSWtn92OHVAArZ5KOKtg',
    make: (secretKey) =>
      offerUrl(
        { publicUrl, secretKey },
        { id, link_hash: hash('eb539e7b3b6c85c798171f22301455d3a5ea6717b1e298050f2e5bdb38dd5ef6') },
      ),
  },
  'waiting entry': {
    address: '/waiting/i265KdjX_eT2bxlRqdtVTw',
    make: (secretKey) =>
      entryUrl(
        { publicUrl, secretKey },
        { id, link_hash: hash('aa57ea0cca97ee60f5076474cf3e8f8498724229dd092d5d561433a6e52becfa') },
      ),
  },
  'early link of a campaign': {
    address: '/aktion/mini?early=6asfQ0nF7tPjs8KozN-9rA',
    make: (secretKey) => earlyUrl({ publicUrl, secretKey }, campaign),
    isOf: (secretKey, token, of) => isEarly(secretKey, of, token),
  },
  'institution of a campaign': {
    address: '/aktion/mini?institution=2s8OJ_4q1lu7-HnyvpVyaA',
    make: (secretKey) => institutionUrl({ publicUrl, secretKey }, campaign),
    isOf: (secretKey, token, of) => isInstitution(secretKey, { id: of, code_secret_sealed: 'sealed' }, token),
  },
  invitation: {
    address: '/admin/login#invitation=eQkEKpzj97_ECuWOuzqFLEZRWwdPii6aEo968GVuJeo',
    make: (secretKey) =>
      invitationUrl(
        { publicUrl, secretKey },
        { id, token_hash: hash('7ad83c2194dd9665e12010bbacaf325bdc25480a28dc28fe8ab4866637db7118') },
      ),
  },
  'end of a sign-in': {
    address: '/admin/login#end-sign-in=jw4LCm9-T16aUQxdPQ6KEb7aq828KgL6fWdt4lcZtUs',
    make: (secretKey) => endUrl({ publicUrl, secretKey }, id),
    isOf: (secretKey, token, of) => sessionOfToken({ secretKey }, token) === of,
  },
};
const tokenIn = ({ address }: SecretLink): string => address.split(/[=/]/).at(-1) ?? '';
const rows = Object.entries(links);
const checked = rows.flatMap(([name, link]) => (link.isOf ? [{ name, ...link, isOf: link.isOf }] : []));

it.each(rows)('the link of every day stays the same: %s', (_, { address, make }) => {
  expect(make(key)).toBe(`${publicUrl}${address}`);
});

it.each(rows.filter(([, { isOf }]) => !isOf))(
  'a link with a stored hash stays the same while its key is listed: %s',
  (_, { address, make }) => {
    expect(make([newerKey, key])).toBe(`${publicUrl}${address}`);
    expect(make(newerKey) ?? undefined).toBeUndefined();
  },
);

describe.each(checked)('the link: $name', (link) => {
  const token = tokenIn(link);

  it('is valid with its key and, while that is listed, after it was replaced', () => {
    expect([key, [newerKey, key] as const, newerKey].map((keys) => link.isOf(keys, token, id))).toEqual([
      true,
      true,
      false,
    ]);
    expect(link.make([newerKey, key])).not.toBe(`${publicUrl}${link.address}`);
    expect(link.make([newerKey, key])).toBe(link.make(newerKey));
  });

  it('is valid for nothing else, and not changed', () => {
    expect(link.isOf(key, token, otherId)).toBe(false);
    for (const changed of ['', 'ä', token.slice(1), token.slice(0, -1), `${token}AAAA`, `A${token.slice(1)}`]) {
      expect([changed, link.isOf(key, changed, id)]).toEqual([changed, false]);
    }
  });

  it('is valid for no other purpose', () => {
    for (const other of checked) {
      if (other.name !== link.name) expect([other.name, other.isOf(key, token, id)]).toEqual([other.name, false]);
    }
  });
});

it.each([
  ['a network', '203.0.113.0/24', '62788e641d2e98f1202b70e1d153a34850712b6c14980a20658710937e781385'],
  ['the computer itself', '127.0.0.1', '09b112d3a42100a83b4738047944774c907b1ad49655dd1952c1256cb3a7b9ec'],
])('the stored hash of where a booking was made stays the same: %s', (_, network, expected) => {
  expect(originHash(key, id, network).toString('hex')).toBe(expected);
});

it('the UID of a booking in a calendar stays the same', () => {
  expect(calendarUid(key, id)).toBe('d004019f36b0885a07c2cfbb834a61e6');
});
