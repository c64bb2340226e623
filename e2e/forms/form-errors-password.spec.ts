import { enter, expectAccessible } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { inRussian, isRefused } from './refused-field.ts';

for (const { language, name, wrong } of [
  { language: 'de', name: 'Passwort ändern', wrong: 'Das bisherige Passwort ist falsch.' },
  { language: 'ru', name: 'Сменить пароль', wrong: 'Текущий пароль неверен.' },
] as const) {
  test(`a wrong current password is reported at its field, and the new one is kept, ${language} (NAV-031) @whole`, async ({
    page,
    studio,
  }) => {
    await enter(page, studio, '/admin/account');
    if (language === 'ru') await inRussian(page);
    const field = (of: string) => page.locator(`[name=${of}]`);
    await field('current_password').fill('falsch');
    await field('new_password').fill('rotes Fahrrad am See');
    await field('repeated').fill('rotes Fahrrad am See');
    await page.getByRole('button', { name }).click();
    await isRefused(page, field('current_password'), wrong, 'falsch');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(field('new_password')).not.toHaveAttribute('aria-invalid');
    await expect(field('new_password')).toHaveValue('rotes Fahrrad am See');
    await expect(field('repeated')).toHaveValue('rotes Fahrrad am See');
    await expectAccessible(page);
    await field('current_password').fill('ein anderes');
    await expect(page.getByText(wrong)).toHaveCount(0);
  });
}
