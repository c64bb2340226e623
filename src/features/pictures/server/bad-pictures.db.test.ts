import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawn, pictureStudio } from './testing/picture-studio.ts';

const { studio, send, upload, processAll, added, listed, counted } = pictureStudio();

const crcOf = (bytes: Buffer): number => {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  return ~crc >>> 0;
};
const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crcOf(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
};
/** A picture of one colour, as large as a camera makes it; codes that fit it better would take three times as long. */
const flat = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#445566' }, limitInputPixels: false })
    .jpeg({ optimiseCoding: false })
    .toBuffer();
/** The head of a picture in several passes that claims to have this size. */
const progressive = async (width: number, height: number): Promise<Buffer> => {
  const small = await drawn(80, 60).jpeg({ progressive: true }).toBuffer();
  const frame = small.indexOf(Buffer.from([0xff, 0xc2]));
  small.writeUInt16BE(height, frame + 5);
  small.writeUInt16BE(width, frame + 7);
  return small;
};
/** A few bytes that claim to be a picture of this size. */
const bomb = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

describe('what is no picture', () => {
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(500)]);
  it.each([
    ['a text', 'Guten Tag, ich bin kein Bild.', 415, 'JPEG, PNG, WebP oder AVIF'],
    ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 415, 'JPEG'],
    ['an animation', `GIF89a${'\0'.repeat(50)}`, 415, 'JPEG'],
    ['a picture of a phone that the library cannot read', heic, 415, 'HEIC'],
    [
      'a head without a picture',
      Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), Buffer.alloc(300)]),
      422,
      'beschädigt',
    ],
    ['a bomb of pixels', bomb(60_000, 60_000), 422, '60 Millionen Pixel'],
    ['a picture with a few pixels too many', bomb(7747, 7747), 422, '60 Millionen Pixel'],
  ])('%s is refused at once, and nothing is kept (PIC-02)', async (_, bytes, status, text) => {
    const photographer = await studio().addPhotographer();
    const before = await counted();
    const refused = await upload('photographer', photographer, bytes);
    expect(refused.status).toBe(status);
    expect(refused.body.detail).toContain(text);
    expect(await counted()).toEqual(before);
  });

  it('is refused in the language of the back office (PIC-01)', async () => {
    const photographer = await studio().addPhotographer();
    const { body } = await send('POST', `/api/admin/pictures/of/photographer/${photographer}`, heic, 'x.heic', {
      'accept-language': 'ru',
    });
    expect(body.detail).toContain('Изображения HEIC');
  });

  it.each([
    ['a camera', 9504, 6336],
    ['a phone', 12_000, 9000],
  ])('of %s may have more pixels than are decoded at once, and is shown (PIC-02)', async (_, width, height) => {
    const photographer = await studio().addPhotographer();
    const jpeg = await flat(width, height);
    const id = await added('photographer', photographer, jpeg);
    await processAll();
    const [picture] = await listed('photographer', photographer);
    expect(picture).toMatchObject({ id, state: 'ready', shown: { width: 1600 } });
  });

  it('of a camera in several passes is refused, because all of it would be in memory (PIC-02)', async () => {
    const photographer = await studio().addPhotographer();
    const jpeg = await progressive(9504, 6336);
    const { status, body } = await upload('photographer', photographer, jpeg);
    expect([status, body.code]).toEqual([422, 'too_many_pixels']);
  });

  it('may have 60 million pixels, but no more (PIC-02)', async () => {
    const photographer = await studio().addPhotographer();
    expect((await upload('photographer', photographer, bomb(7500, 8000))).status).toBe(201);
    await processAll();
  });

  it('with too many bytes is refused with 413 (PIC-02)', async () => {
    const photographer = await studio().addPhotographer();
    const { status, body } = await upload('photographer', photographer, Buffer.alloc(25 * 1_048_576 + 1));
    expect(status).toBe(413);
    expect(body.detail).toBe('Die Datei ist zu groß (höchstens 25 MB).');
  });

  it('is seen when it is processed: half a picture is refused, and what was shown stays (PIC-02)', async () => {
    const photographer = await studio().addPhotographer();
    const whole = await drawn(2000, 300).jpeg().toBuffer();
    const id = await added('photographer', photographer, whole);
    const [{ shown }] = await listed('photographer', photographer);
    await send('PUT', `/api/admin/pictures/${id}/file`, whole.subarray(0, whole.length / 2));
    await processAll();
    const [picture] = await listed('photographer', photographer);
    expect(picture).toMatchObject({ state: 'refused', problem: 'unreadable', shown });
  });
});
