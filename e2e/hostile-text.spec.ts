import type { Page } from '@playwright/test';
import { startSmtpSink } from '../src/features/notifications/server/testing/smtp-sink.ts';
import { newToken } from './admin.ts';
import { expect, type Studio, startStudio, test } from './studio.ts';

const doing = ['window.hacked=1', 'alert(1)', 'fetch(`//evil.example`)', 'document.title=`hacked`'];
const shapes: ((code: string) => string)[] = [
  (code) => `<script>${code}</script>`,
  (code) => `<img src=x onerror="${code}">`,
  (code) => `<svg onload="${code}">`,
  (code) => `"><script>${code}</script>`,
  (code) => `'-${code}-'`,
  (code) => `</title><script>${code}</script>`,
  (code) => `</script><script>${code}</script>`,
  (code) => `<a href="javascript:${code}">x</a>`,
  (code) => `<iframe srcdoc="<script>parent.${code}</script>">`,
  (code) => `<details open ontoggle="${code}">`,
  (code) => `<input autofocus onfocus="${code}">`,
  (code) => `<body onload="${code}">`,
  (code) => `<style>@import'//evil.example'</style><b onclick="${code}">`,
  (code) => `<math><mtext><script>${code}</script>`,
  (code) => `<video><source onerror="${code}">`,
  (code) => `\${${code}}`,
  (code) => `{{constructor.constructor('${code}')()}}`,
  (code) => `<%= ${code} %>`,
  (code) => `javascript:${code}//`,
  (code) => `" style="background:url(//evil.example)" onmouseover="${code}`,
  (code) => `<object data="data:text/html,<script>${code}</script>">`,
  (code) => `<embed src="javascript:${code}">`,
  (code) => `<form action="javascript:${code}"><button>x`,
  (code) => `<meta http-equiv="refresh" content="0;url=javascript:${code}">`,
  (code) => `<base href="//evil.example/"><b>${code}</b>`,
  (code) => `<x onclick="${code}" tabindex=1 autofocus>`,
  (code) => `<!--><img src=x onerror="${code}">-->`,
  (code) => `<noscript><p title="</noscript><img src=x onerror=${code}>">`,
  (code) => `<template><script>${code}</script></template>`,
  (code) => `<link rel=stylesheet href="//evil.example/${code}">`,
  (code) => `<select><option><script>${code}</script>`,
  (code) => `<marquee onstart="${code}">`,
  (code) => `<audio src=x onerror="${code}">`,
  (code) => `<table background="javascript:${code}">`,
  (code) => `<textarea autofocus onfocus="${code}">`,
  (code) => `\\u003cscript\\u003e${code}`,
  (code) => `&lt;script&gt;${code}&lt;/script&gt;`,
  (code) => `%3Cscript%3E${code}%3C/script%3E`,
  (code) => `<scr<script>ipt>${code}</scr</script>ipt>`,
  (code) => `<ScRiPt >${code}</ScRiPt >`,
  (code) => `<img/src=x/onerror=${code}>`,
  (code) => `<svg><animate onbegin="${code}">`,
  (code) => `<svg><use href="data:image/svg+xml,${code}">`,
  (code) => `<p style="animation:x" onanimationstart="${code}">`,
  (code) => `]]><script>${code}</script>`,
  (code) => `=cmd|'${code}'!A1`,
  (code) => `[x](javascript:${code})`,
  (code) => `<isindex action="javascript:${code}">`,
  (code) => `<div contenteditable onbeforeinput="${code}">`,
  (code) => `<dialog open onclose="${code}">`,
  (code) => `<portal src="javascript:${code}">`,
];
/** 204 texts that would have an effect if they were interpreted as anything but text. */
const payloads = shapes.flatMap((shape) => doing.map((code) => shape(code)));

const dayAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const made = (response: { status: number; body: any }): any => {
  if (response.status !== 201 && response.status !== 200) throw new Error(JSON.stringify(response));
  return response.body;
};

/**
 * Puts a payload into every text that the studio and its customers can write, and all of them into bookings and
 * contacts.
 */
const fill = async (studio: Studio): Promise<{ booking: string; token: string }> => {
  const one = (i: number, length = 80): string => (payloads[i % payloads.length] ?? '').slice(0, length);
  const texts = { description: one(1), description_de: one(2), description_ru: one(3) };
  const service = made(
    await studio.api('POST', '/api/admin/services', {
      name: one(0),
      name_de: one(4),
      name_ru: one(5),
      ...texts,
      duration_min: 5,
      price: 10,
      active: true,
    }),
  );
  const photographer = made(
    await studio.api('POST', '/api/admin/photographers', { name: one(6), bio: one(7), is_active: true }),
  );
  const what = { service_id: service.id, photographer_id: photographer.id, location_id: 'company' };
  for (const [i, payload] of payloads.entries()) {
    const minute = 600 + (i % 60) * 5;
    const time = `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}:00`;
    made(
      await studio.api('POST', '/api/admin/bookings', {
        ...what,
        start: `${dayAhead(1 + Math.floor(i / 60))}T${time}`,
        customer: { name: payload.slice(0, 100), email: `kunde${i % 20}@example.de`, phone: '+49 170 1234567' },
        notes: payload,
        ignore_working_hours: true,
      }),
    );
    made(
      await studio.api('POST', '/api/admin/contacts', {
        name: payload.slice(0, 100),
        email: `lead${i}@example.de`,
        company: payload.slice(0, 100),
        source: payload.slice(0, 100),
        notes: payload,
        tags: [payload.slice(0, 60)],
        preferred_dates: [payload.slice(0, 60)],
        raw_data: { [payload]: payload },
      }),
    );
  }
  made(
    await studio.api('POST', '/api/admin/timeoff', {
      photographer_id: photographer.id,
      reason: one(8),
      start: `${dayAhead(20)}T10:00:00`,
      end: `${dayAhead(20)}T12:00:00`,
    }),
  );
  const company = (await studio.api('GET', '/api/admin/company/settings')).body;
  made(await studio.api('PUT', '/api/admin/company/settings', { ...company, name: one(9), address: one(10) }));
  const start = await firstSlot(studio, what);
  const customer = { name: '<b onmouseover=alert(1)>', email: 'gast@example.de', phone: '+49 170 1234567' };
  const booked = made(await studio.visit('POST', '/api/bookings', { ...what, start, customer, notes: payloads[1] }));
  return { booking: booked.booking_id, token: booked.cancel_token };
};

const firstSlot = async (studio: Studio, what: { service_id: string; photographer_id: string }): Promise<string> => {
  for (let days = 5; days < 20; days++) {
    const query = `service_id=${what.service_id}&photographer_id=${what.photographer_id}&date=${dayAhead(days)}`;
    const { slots } = (await studio.visit('GET', `/api/availability?${query}`)).body;
    if (slots.length > 0) return slots[0].start as string;
  }
  throw new Error('No free slot');
};

const screens = [
  '/admin/dashboard',
  '/admin/bookings',
  '/admin/calendar',
  '/admin/kontakten',
  '/admin/kontakten/fullscreen',
  '/admin/services',
  '/admin/photographers',
  '/admin/reports',
  '/admin/settings',
  '/admin/calendar/settings',
  '/admin/company',
  '/admin/payments',
  '/admin/email',
  '/admin/outbox',
  '/admin/legal',
  '/admin/privacy',
  '/admin/account',
  '/admin/page-design',
];

/** Records what a page must not do: open a dialog, violate its policy, send requests to other servers. */
const misdeedsOf = (page: Page, own: string): string[] => {
  const misdeeds: string[] = [];
  page.on('dialog', (dialog) => {
    misdeeds.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/content security policy|refused to/i.test(message.text())) misdeeds.push(message.text());
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(own) && !/^(?:data|blob|about):/.test(url)) misdeeds.push(`request ${url}`);
  });
  return misdeeds;
};

const expectOnlyText = async (page: Page): Promise<void> => {
  const found = await page.evaluate(() => ({
    hacked: 'hacked' in window || document.title === 'hacked',
    foreign: [
      ...document.querySelectorAll('script, iframe, img, object, embed, base, form, [onerror], [onload], [onclick]'),
    ]
      .map((element) => element.outerHTML)
      .filter((html) => /window\.hacked|alert\(1\)|evil\.example/.test(html.split('>')[0] ?? '')),
  }));
  expect(found).toEqual({ hacked: false, foreign: [] });
};

test('what anybody writes is text, on every screen, and no page breaks its content policy (X01, W01, SRV-67)', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const studio = await startStudio();
  const { booking, token } = await fill(studio);
  const misdeeds = misdeedsOf(page, studio.url);
  for (const path of [
    '/',
    '/booking',
    '/contact',
    `/booking/success/${booking}`,
    `/cancel/${booking}?token=${token}`,
  ]) {
    await page.goto(studio.url + path);
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await expectOnlyText(page);
  }
  const signedIn = await newToken(studio);
  await page.evaluate((value) => localStorage.setItem('admin_token', value), signedIn);
  for (const path of screens) {
    await page.goto(studio.url + path);
    await page.waitForLoadState('networkidle');
    await expectOnlyText(page);
  }
  await page.goto(`${studio.url}/admin/bookings?highlight=${booking}`);
  await expect(page.getByText('<b onmouseover=alert(1)>').first()).toBeVisible();
  await expectOnlyText(page);
  expect(misdeeds).toEqual([]);
  await studio.stop();
});

test('what anybody writes is text in mails too, and goes to one address alone (X01, M03, M05)', async () => {
  const sink = await startSmtpSink();
  const studio = await startStudio({ SMTP_URL: sink.url });
  await fill(studio);
  await expect.poll(() => sink.received.some(({ recipients }) => recipients.includes('gast@example.de'))).toBe(true);
  for (const mail of sink.received) {
    expect(mail.recipients).toHaveLength(1);
    expect(mail.html ?? '').not.toMatch(/<script|<img[^>]+onerror|<svg|<iframe|onmouseover="|<b onmouseover/i);
  }
  await studio.stop();
  await sink.close();
});
