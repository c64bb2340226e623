import { berlinDay } from '../support/dates.ts';
import { consoleErrorsOf, open } from '../support/public-site.ts';
import { afterThisTest, expect, type Studio, test } from '../support/studio.ts';

interface Service {
  readonly id: string;
  readonly name: string;
  readonly name_de: string;
  readonly name_ru: string;
  readonly price_eur: number;
}

/** Examples are in no sitemap, so the studio makes them its own. */
const ownServices = async (studio: Studio): Promise<Service[]> => {
  await studio.api('POST', '/api/admin/services/examples/keep', {});
  await studio.api('POST', '/api/admin/photographers/examples/keep', {});
  return (await studio.visit('GET', '/api/services')).body as Service[];
};

/** The paths of the sitemap that begin with a text. */
const listed = async (studio: Studio, start: string): Promise<string[]> => {
  const sitemap = (await studio.visit('GET', '/sitemap.xml')).body as string;
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.slice(studio.url.length));
  return paths.filter((path) => path.startsWith(start));
};

const aboutOf = (html: string): Record<string, unknown>[] => {
  const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
};

test('a card of the home page leads to the page of its service, from there the wizard starts with it chosen, and choosing the other language goes to the address in that language, with and without scripts (FIND-01)', async ({
  page,
  studio,
}) => {
  const errors = consoleErrorsOf(page);
  const [service] = await ownServices(studio);
  const [german = ''] = await listed(studio, '/services/');
  const [russian = ''] = await listed(studio, '/ru/services/');
  const name = service?.name_de ?? '';
  await open(page, '/');
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(card.getByRole('link', { name: `Termin buchen: ${name}` })).toHaveAttribute(
    'href',
    `/booking?service=${service?.id}`,
  );
  await card.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(german);
  const times = page.getByRole('region', { name: 'Nächste freie Zeiten' });
  await expect(times.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('link', { name: 'Termin wählen' }).click();
  await expect(page).toHaveURL(`/booking?service=${service?.id}`);
  await expect(page.locator('input[name=service]:checked')).toHaveValue(service?.id ?? '');

  await open(page, german);
  await page.getByRole('button', { name: 'RU, Русский' }).click();
  await page.waitForURL(`**${russian}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  // The visitor's own choice decides among the addresses.
  const cookie = (await page.context().cookies()).map((one) => `${one.name}=${one.value}`).join('; ');
  const answer = async (path: string, headers = {}) => {
    const response = await fetch(studio.url + path, { headers, redirect: 'manual' });
    return [response.status, response.headers.get('location'), response.headers.get('set-cookie')?.split(';')[0]];
  };
  expect((await answer(german, { cookie })).slice(0, 2)).toEqual([303, russian]);
  // Without scripts the same button asks for the page with its name and value.
  const html = (await studio.visit('GET', german)).body as string;
  expect(html).toMatch(
    /<form(?![^>]* (?:action|method)=)[^>]*>(?:(?!<\/form>).)*<button(?=[^>]* name="language")(?=[^>]* value="ru")[^>]*>/s,
  );
  expect(await answer(`${german}?language=ru`)).toEqual([303, german, 'language=ru']);
  expect(errors).toEqual([]);
});

test('a page names its service, its address in both languages and the values of the API (FIND-01, FIND-02)', async ({
  studio,
}) => {
  const [service] = await ownServices(studio);
  const [german] = await listed(studio, '/services/');
  const [russian] = await listed(studio, '/ru/services/');
  const html = (await studio.visit('GET', german ?? '')).body as string;
  expect(html).toContain(`<link rel="canonical" href="${studio.url}${german}">`);
  expect(html).toContain(`<link rel="alternate" hreflang="de" href="${studio.url}${german}">`);
  expect(html).toContain(`<link rel="alternate" hreflang="ru" href="${studio.url}${russian}">`);
  expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${studio.url}${german}">`);
  expect(html).toMatch(/<meta name="description" content="[^"]{10,}">/);
  const about = aboutOf(html);
  const company = (await studio.visit('GET', '/api/company/info')).body;
  expect(about.find((one) => one['@type'] === 'LocalBusiness')).toMatchObject({
    name: company.company_name,
    address: company.company_address,
  });
  expect(about.find((one) => one['@type'] === 'Service')).toMatchObject({
    name: service?.name_de,
    offers: { price: service?.price_eur, priceCurrency: 'EUR' },
    potentialAction: { target: { urlTemplate: `${studio.url}/booking?service=${service?.id}` } },
  });
  expect(html).not.toMatch(/aggregateRating|"review"/);
  const translated = (await studio.visit('GET', russian ?? '')).body as string;
  expect(translated).toMatch(/<html[^>]* lang="ru"/);
  expect(translated).toMatch(new RegExp(`<h1[^>]*>${service?.name_ru}</h1>`));
});

test('the opening hours that search engines read are those of the calendar settings, with exceptions (FIND-02)', async ({
  studio,
}) => {
  const date = berlinDay(5);
  const made = await studio.api('POST', '/api/admin/calendar/exceptions', {
    date,
    name: 'Inventur',
    is_working: false,
  });
  afterThisTest(async () => void (await studio.api('DELETE', `/api/admin/calendar/exceptions/${made.body.id}`)));
  const { weekly_schedule } = (await studio.api('GET', '/api/admin/calendar/settings')).body;
  const [business] = aboutOf((await studio.visit('GET', '/')).body as string);
  const hours = business?.openingHoursSpecification as Record<string, string>[];
  const worked = Object.entries(weekly_schedule as Record<string, { is_working: boolean; start_time: string }>).filter(
    ([, day]) => day.is_working,
  );
  expect(hours.map(({ dayOfWeek, opens }) => [dayOfWeek?.split('/').at(-1)?.toLowerCase(), opens])).toEqual(
    worked.map(([day, { start_time }]) => [day, start_time]),
  );
  expect(business?.specialOpeningHoursSpecification).toEqual([
    { '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date, opens: '00:00', closes: '00:00' },
  ]);
});

test('a former name leads to the present address, and what is not offered has none (FIND-01, FIND-02)', async ({
  studio,
}) => {
  const [service] = await ownServices(studio);
  const [before = ''] = await listed(studio, '/services/');
  const path = `/api/admin/services/${service?.id}`;
  const { name_de } = service as Service;
  afterThisTest(async () => void (await studio.api('PUT', path, { name_de, active: true })));
  await studio.api('PUT', path, { name_de: '</script><script>alert(1)</script> Größe' });
  const [after = ''] = await listed(studio, '/services/');
  expect(after).toMatch(/^\/services\/script-script-alert-1-script-groesse-[0-9a-f]{8}$/);
  const response = await fetch(`${studio.url}${before}?from=mail`);
  expect([response.status, response.url]).toEqual([200, `${studio.url}${after}?from=mail`]);
  const html = await response.text();
  expect(html).not.toContain('<script>alert');
  const [, about] = aboutOf(html);
  expect(about?.name).toBe('</script><script>alert(1)</script> Größe');
  await studio.api('PUT', path, { active: false });
  const gone = await studio.visit('GET', after);
  expect(gone.status).toBe(404);
  expect(gone.body).toContain('<meta name="robots" content="noindex">');
  expect(await listed(studio, after)).toEqual([]);
  for (const unknown of ['/services/nothing-00000000', '/services/nothing'])
    expect((await studio.visit('GET', unknown)).status).toBe(404);
});

test('examples of a new studio are in no sitemap and are not indexed (FIND-02)', async ({ studio }) => {
  await ownServices(studio);
  const [path = ''] = await listed(studio, '/services/');
  afterThisTest(async () => void (await studio.sql('UPDATE service SET is_example = false')));
  await studio.sql('UPDATE service SET is_example = true');
  expect(await listed(studio, '/services/')).toEqual([]);
  const html = (await studio.visit('GET', path)).body as string;
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('ld+json');
});

test('a photographer has a page with their text, until they no longer work here (FIND-01)', async ({ studio }) => {
  await ownServices(studio);
  const [photographer] = (await studio.visit('GET', '/api/photographers')).body as {
    id: string;
    name: string;
    bio: string;
  }[];
  const paths = await listed(studio, '/photographers/');
  const path = paths.find((one) => one.endsWith((photographer?.id ?? '').slice(0, 8))) ?? '';
  const html = (await studio.visit('GET', path)).body as string;
  expect(html).toMatch(new RegExp(`<h1[^>]*>${photographer?.name}</h1>`));
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
  expect(main).toContain(photographer?.bio);
  const [, person] = aboutOf(html);
  expect(person).toMatchObject({ '@type': 'Person', name: photographer?.name, description: photographer?.bio });
  const change = (is_active: boolean) =>
    studio.api('PUT', `/api/admin/photographers/${photographer?.id}`, { is_active });
  await change(false);
  afterThisTest(async () => void (await change(true)));
  expect((await studio.visit('GET', path)).status).toBe(404);
  expect(await listed(studio, path)).toEqual([]);
});
