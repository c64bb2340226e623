import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { form, logoStudio, path, picture } from './testing/logo-studio.ts';

const { studio, upload, fetched, storedFiles } = logoStudio();

describe('the logo', () => {
  beforeEach(async () => void (await studio().adminCall('DELETE', path)));

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  it.each([
    ['text', 'Dies ist kein Bild.', 415],
    ['an SVG', svg, 415],
    ['an SVG behind an XML head', `<?xml version="1.0"?>${svg}`, 415],
    ['the first bytes of a PNG and no more', Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1'), 422],
    ['a sound in the container of a WebP', Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1'), 415],
    ['the signature of a WebP in another container', Buffer.from('FORM\x24\0\0\0WEBPVP8 ', 'latin1'), 415],
    ['an SVG with the signature of a GIF', `GIF89a${svg}`, 422],
    ['nothing', '', 422],
  ])('refuses %s (COMP-009, SRV-50)', async (_, bytes, status) => {
    const response = await upload(bytes);
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({ code: expect.any(String), detail: expect.anything() });
    if (status === 415)
      expect(response.body.detail).toBe('Bitte wählen Sie ein Bild im Format PNG, JPEG, WebP oder GIF.');
    expect(await storedFiles()).toEqual([]);
  });

  it('says in the administrator’s language that a file is empty, as the one of a cloud is before it is loaded', async () => {
    const { payload, headers } = await form(Buffer.alloc(0));
    const response = await studio().adminCall('POST', path, payload, { ...headers, 'accept-language': 'ru' });
    expect(response).toMatchObject({
      status: 422,
      body: { code: 'empty_file', detail: expect.stringContaining('Файл пуст') },
    });
  });

  it('the decoder refuses other formats even after it has decoded a logo', async () => {
    await upload(await picture().png().toBuffer());
    const tiff = await picture().tiff().toBuffer();
    await expect(sharp(tiff).metadata()).rejects.toThrow('unsupported image format');
    await expect(sharp(Buffer.from(svg)).metadata()).rejects.toThrow('unsupported image format');
  });

  it('refuses an AVIF, which the decoder reads for pictures', async () => {
    expect((await upload(await picture().avif().toBuffer())).status).toBe(415);
    expect(await storedFiles()).toEqual([]);
  });

  it('the decoder caches no image', async () => {
    await upload(await picture().png().toBuffer());
    expect(sharp.cache()).toMatchObject({ memory: { current: 0, max: 0 }, files: { max: 0 }, items: { max: 0 } });
  });

  it('refuses a truncated image, and one with too many pixels', async () => {
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

  it('refuses a body without exactly one file in the field `file`', async () => {
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

  it('other endpoints refuse multipart', async () => {
    const { payload, headers } = await form('x');
    expect((await studio().adminCall('POST', '/api/admin/services', payload, headers)).status).toBe(415);
  });

  it('a caller that is not signed in is refused before the file is read (SRV-62)', async () => {
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
