import { open, saveSetting } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';

test.describe('legal pages', () => {
  test('privacy, terms and contact are generated from the settings (AMB-007) @whole', async ({ page, studio }) => {
    const company = {
      company_name: 'Studio Lindenhof',
      company_address: 'Lindenstraße 12, 10969 Berlin',
      company_email: 'hallo@lindenhof.example',
      company_phone: '+49 30 1234567',
      company_website: 'https://lindenhof.example/',
    };
    await saveSetting(studio, 'company', company);
    const { cancel_window_hours: hours } = (await studio.visit('GET', '/api/calendar/settings')).body;
    await open(page, '/terms');
    await expect(page.getByText(`bis ${hours} Stunden vor Beginn`)).toBeVisible();
    await expect(page.getByRole('article')).toContainText('Studio Lindenhof');
    await open(page, '/privacy');
    await expect(page.getByRole('article')).toContainText('hallo@lindenhof.example');
    await open(page, '/contact');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: company.company_email })).toHaveAttribute(
      'href',
      'mailto:hallo@lindenhof.example',
    );
    await expect(main.getByRole('link', { name: company.company_phone })).toHaveAttribute('href', 'tel:+49301234567');
    await expect(main.getByRole('link', { name: 'lindenhof.example', exact: true })).toHaveAttribute(
      'href',
      'https://lindenhof.example/',
    );
    await expect(main.getByText(company.company_address).first()).toBeVisible();
    await saveSetting(studio, 'company', {});
  });
});
