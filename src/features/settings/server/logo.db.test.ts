import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';

const studio = testStudio();
const path = '/api/admin/company/logo';

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 4, background: { r: 147, g: 51, b: 234, alpha: 0.5 } } });

const form = async (bytes: Uint8Array | string, { field = 'file', type = 'image/png', name = 'logo.png' } = {}) => {
  const data = new FormData();
  data.set(field, new File([bytes as BlobPart], name, { type }));
  const encoded = new Response(data);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
};
const upload = async (...file: Parameters<typeof form>) => {
  const { payload, headers } = await form(...file);
  return studio().adminCall('POST', path, payload, headers);
};
const fetched = (url: string) => studio().server.inject({ method: 'GET', url });
const storedFiles = async () => {
  const { rows } = await sql<{ name: string }>`SELECT name FROM upload`.execute(studio().database.db);
  return rows.map((row) => row.name);
};

describe('the logo', () => {
  beforeEach(async () => void (await studio().adminCall('DELETE', path)));

  it.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/png'],
    ['gif', 'image/png'],
  ] as const)('a %s is taken and served as %s (COMP-007, SRV-50)', async (format, served) => {
    const { status, body } = await upload(await picture().toFormat(format).toBuffer());
    expect(status).toBe(200);
    expect(body.logo_url).toMatch(/^\/uploads\/[0-9a-f]{32}\.(?:png|jpg)$/);
    expect(body.company_name).toBe('FotoBooking');
    const file = await fetched(body.logo_url);
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': served,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 40, height: 30 });
    const open = await studio().call('GET', '/api/admin/company/settings/public');
    expect(open.body.logo_url).toBe(body.logo_url);
  });

  it('is looked at, not believed: name and type of the file count for nothing (SRV-50)', async () => {
    const { status, body } = await upload(await picture().png().toBuffer(), { name: 'x.html', type: 'text/html' });
    expect(status).toBe(200);
    expect(body.logo_url).toMatch(/\.png$/);
  });

  it('keeps nothing of the file but what it shows: upright, without metadata, at most 1200 pixels (SRV-50)', async () => {
    const sent = await picture(2400, 1200)
      .withExif({ IFD0: { Copyright: 'Geheim' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(sent.includes('Geheim')).toBe(true);
    expect(await sharp(sent).metadata()).toMatchObject({ orientation: 6 });
    const { body } = await upload(Buffer.concat([sent, Buffer.from('<script>alert(1)</script>')]));
    const { rawPayload } = await fetched(body.logo_url);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 1200 });
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
    expect(rawPayload.includes('Geheim') || rawPayload.includes('script')).toBe(false);
  });

  it('a new one replaces the old file; deleted, it is gone everywhere (COMP-007, COMP-008, SRV-50)', async () => {
    const first = (await upload(await picture(10, 10).png().toBuffer())).body.logo_url;
    const second = (await upload(await picture(20, 20).png().toBuffer())).body.logo_url;
    expect((await fetched(first)).statusCode).toBe(404);
    expect(await storedFiles()).toEqual([second.replace('/uploads/', '')]);
    expect((await upload(await picture(20, 20).png().toBuffer())).body.logo_url).toBe(second);
    expect((await fetched(second)).statusCode).toBe(200);
    const gone = await studio().adminCall('DELETE', path);
    expect(gone).toMatchObject({ status: 200, body: { success: true, logo_url: null } });
    expect((await fetched(second)).statusCode).toBe(404);
    expect(await storedFiles()).toEqual([]);
    expect((await studio().adminCall('DELETE', path)).status).toBe(200);
  });

  it('changing the rest of the company leaves it', async () => {
    const { logo_url } = (await upload(await picture().png().toBuffer())).body;
    const { body } = await studio().adminCall('PUT', '/api/admin/company/settings', { company_phone: '030' });
    expect(body.logo_url).toBe(logo_url);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each([
    ['text', 'Dies ist kein Bild.', 415],
    ['an SVG', svg, 415],
    ['an SVG behind an XML head', `<?xml version="1.0"?>${svg}`, 415],
    ['the first bytes of a PNG and no more', Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1'), 422],
    ['an SVG that calls itself a GIF', `GIF89a${svg}`, 422],
    ['nothing', '', 422],
  ])('refuses %s (COMP-009, SRV-50)', async (_, bytes, status) => {
    const response = await upload(bytes);
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({ code: expect.any(String), detail: expect.anything() });
    expect(await storedFiles()).toEqual([]);
  });

  it('a decoder that has read a logo reads no other kind of file, whatever its first bytes', async () => {
    await upload(await picture().png().toBuffer());
    for (const kind of ['tiff', 'avif'] as const) {
      const other = await picture().toFormat(kind).toBuffer();
      await expect(sharp(other).metadata()).rejects.toThrow('unsupported image format');
    }
    await expect(sharp(Buffer.from(svg)).metadata()).rejects.toThrow('unsupported image format');
  });

  it('refuses a picture that is cut off, and one that would fill the memory', async () => {
    const whole = await picture(300, 300).png({ compressionLevel: 0 }).toBuffer();
    expect(await upload(whole.subarray(0, whole.length / 2))).toMatchObject({
      status: 422,
      body: { code: 'unreadable_image', detail: expect.stringContaining('beschädigt') },
    });
    const bomb = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(5 * 1_048_576);
    expect(await upload(bomb)).toMatchObject({ status: 422, body: { detail: expect.stringContaining('Pixel') } });
  });

  it('refuses a file of more than 5 MB with 413, in the administrator’s language (SRV-50)', async () => {
    const { payload, headers } = await form(Buffer.alloc(5 * 1_048_576 + 1));
    const response = await studio().adminCall('POST', path, payload, { ...headers, 'accept-language': 'ru' });
    expect(response).toMatchObject({
      status: 413,
      body: { code: 'too_large', detail: expect.stringContaining('5 МБ') },
    });
  });

  it('refuses what is not one file in the field `file`', async () => {
    const bytes = await picture().png().toBuffer();
    expect((await upload(bytes, { field: 'logo' })).status).toBe(422);
    expect((await upload(bytes, { field: '__proto__' })).status).toBe(400);
    expect((await studio().adminCall('POST', path, { file: 'x' })).status).toBe(415);
    const type = 'multipart/form-data';
    expect((await studio().adminCall('POST', path, 'x', { 'content-type': type })).status).toBe(400);
    const boundary = { 'content-type': `${type}; boundary=x` };
    expect((await studio().adminCall('POST', path, '--x\r\nContent-Dis', boundary)).status).toBe(400);
    expect((await studio().adminCall('POST', path, '', boundary)).status).toBe(422);
    expect((await studio().adminCall('POST', path, '--x--', boundary)).status).toBe(422);
  });

  it('multipart is read nowhere else', async () => {
    const { payload, headers } = await form('x');
    expect((await studio().adminCall('POST', '/api/admin/services', payload, headers)).status).toBe(415);
  });

  it('who is not signed in is turned away before the file is read (SRV-62)', async () => {
    const { payload, headers } = await form(Buffer.alloc(6 * 1_048_576));
    expect((await studio().call('POST', path, payload, headers)).status).toBe(401);
  });

  it.each(['/uploads/nope.png', '/uploads/../package.json', '/uploads/%2e%2e%2fpackage.json', '/uploads/'])(
    '%s is 404',
    async (url) => {
      expect((await fetched(url)).statusCode).toBe(404);
    },
  );
});
