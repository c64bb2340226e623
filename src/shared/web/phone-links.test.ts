import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('no other file makes a link of a telephone number: the rule has one owner (SRV-122)', async () => {
  const files = (await readdir('src', { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.ts$|\/testing\//.test(file),
  );
  const making: string[] = [];
  for (const file of files) {
    if (/[`'"](?:tel:(?=[`'"$])|https:\/\/wa\.me)/.test(await readFile(join('src', file), 'utf8'))) making.push(file);
  }
  expect(files.length).toBeGreaterThan(1000);
  expect(making).toEqual(['shared/kernel/contact/dialled-number.ts']);
});
