import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { logoStudio, path, picture } from './testing/logo-studio.ts';

const { studio, upload, fetched, storedFiles } = logoStudio();

describe('the logo', () => {
  beforeEach(async () => void (await studio().adminCall('DELETE', path)));

  it.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/png'],
    ['gif', 'image/png'],
  ] as const)('a %s is accepted and served as %s (COMP-007, SRV-50)', async (format, served) => {
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

  it('is detected by its content, not by name or type of the file (SRV-50)', async () => {
    const { status, body } = await upload(await picture().png().toBuffer(), { name: 'x.html', type: 'text/html' });
    expect(status).toBe(200);
    expect(body.logo_url).toMatch(/\.png$/);
  });

  it('is stored upright, without metadata, at most 1200 pixels wide or high (SRV-50)', async () => {
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

  it('a new one replaces the old file, and a deleted one is removed everywhere (COMP-007, COMP-008, SRV-50)', async () => {
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

  it('is kept when other company fields change', async () => {
    const { logo_url } = (await upload(await picture().png().toBuffer())).body;
    const { body } = await studio().adminCall('PUT', '/api/admin/company/settings', { company_phone: '030' });
    expect(body.logo_url).toBe(logo_url);
  });
});
