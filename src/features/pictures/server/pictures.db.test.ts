import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawn, pictureStudio } from './testing/picture-studio.ts';

const { studio, send, of, upload, processAll, added, listed, fetched, counted } = pictureStudio();

describe('an uploaded picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'in the format %s waits, and is then shown as AVIF and WebP in the widths of the pages (PIC-01, PIC-02)',
    async (format) => {
      const service = await studio().addService();
      const { status, body } = await upload(
        'service',
        service,
        await drawn().toFormat(format).toBuffer(),
        'sommer.jpg',
      );
      expect(status).toBe(201);
      expect(body).toMatchObject({ state: 'waiting', problem: null, file_name: 'sommer.jpg', shown: null });
      expect((await studio().call('GET', `/api/services/${service}`)).body).not.toHaveProperty('pictures');
      await processAll();
      const [picture] = await listed('service', service);
      expect(picture).toMatchObject({
        state: 'ready',
        shown: { width: 1200, height: 150, widths: [320, 640, 960, 1200], focus_x: 50, focus_y: 50, alt: {} },
      });
      expect(picture.shown.color).toMatch(/^#[0-9a-f]{6}$/);
      for (const width of picture.shown.widths) {
        for (const type of ['avif', 'webp']) {
          const file = await fetched(`/pictures/${picture.shown.name}-${width}.${type}`);
          expect(file.headers).toMatchObject({
            'content-type': `image/${type}`,
            'cache-control': 'public, max-age=31536000, immutable',
            'content-security-policy': "default-src 'none'; sandbox",
            'x-content-type-options': 'nosniff',
          });
          const meta = await sharp(file.rawPayload).metadata();
          expect(meta).toMatchObject({
            format: type === 'avif' ? 'heif' : 'webp',
            width,
            height: Math.round(width / 8),
          });
        }
      }
    },
  );

  it('is shown upright and without its position or anything else but pixels, and its original is not served (PIC-02)', async () => {
    const original = await drawn(600, 400)
      .withExif({ IFD0: { Copyright: 'Geheim' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(original.includes('Geheim')).toBe(true);
    const photographer = await studio().addPhotographer();
    await added('photographer', photographer, original);
    const [{ shown }] = await listed('photographer', photographer);
    expect(shown).toMatchObject({ width: 400, height: 600, widths: [320, 400] });
    for (const width of shown.widths) {
      for (const type of ['avif', 'webp']) {
        const { rawPayload } = await fetched(`/pictures/${shown.name}-${width}.${type}`);
        expect(await sharp(rawPayload).metadata()).not.toHaveProperty('exif');
        expect(rawPayload.includes('Geheim') || rawPayload.includes('Exif')).toBe(false);
      }
    }
    for (const other of [`${shown.name}-401.webp`, `${shown.name}.jpg`, `${shown.name}-320.jpg`, shown.name, '..%2f']) {
      expect((await fetched(`/pictures/${other}`)).statusCode).toBe(404);
    }
  });

  it('with the same content gets the same address, and another content another one (PIC-02)', async () => {
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => studio().addPhotographer()));
    const bytes = await drawn(500, 80).png().toBuffer();
    await added('photographer', one!, bytes);
    await added('photographer', two!, bytes);
    await added('photographer', three!, await drawn(501, 80).png().toBuffer());
    const names = await Promise.all(
      [one, two, three].map(async (id) => (await listed('photographer', id!))[0].shown.name),
    );
    expect(names[0]).toBe(names[1]);
    expect(names[2]).not.toBe(names[0]);
    // One of them is deleted: the other one still shows it.
    await studio().adminCall('DELETE', `/api/admin/photographers/${one}`);
    expect((await fetched(`/pictures/${names[0]}-320.avif`)).statusCode).toBe(200);
    await studio().adminCall('DELETE', `/api/admin/photographers/${two}`);
    expect((await fetched(`/pictures/${names[0]}-320.avif`)).statusCode).toBe(404);
  });

  it('has words in each language and a focus, which pages get, and is replaced and deleted (PIC-01)', async () => {
    const service = await studio().addService();
    const id = await added('service', service);
    const path = `/api/admin/pictures/${id}`;
    const changed = await studio().adminCall('PATCH', path, { alt: { de: ' Paar am See ', ru: 'Пара' }, focus_x: 20 });
    expect(changed).toMatchObject({
      status: 200,
      body: { alt: { de: 'Paar am See', ru: 'Пара' }, focus_x: 20, focus_y: 50 },
    });
    await studio().adminCall('PATCH', path, { alt: { ru: '' }, focus_y: 0 });
    const shown = async () => (await studio().call('GET', `/api/services/${service}`)).body.pictures;
    const [before] = await shown();
    expect(before).toMatchObject({ alt: { de: 'Paar am See' }, focus_x: 20, focus_y: 0 });
    expect(before.alt).not.toHaveProperty('ru');
    for (const wrong of [
      { focus_x: 101 },
      { focus_y: -1 },
      { alt: { de: 'x'.repeat(251) } },
      { alt: { fr: 'x' } },
      { alt: 1 },
    ]) {
      expect((await studio().adminCall('PATCH', path, wrong)).status).toBe(422);
    }
    const replaced = await send('PUT', `${path}/file`, await drawn(400, 400).png().toBuffer(), 'neu.png');
    expect(replaced).toMatchObject({
      status: 200,
      body: { state: 'waiting', file_name: 'neu.png', shown: { name: before.name } },
    });
    const { rows } = await sql`SELECT details FROM audit_entry WHERE action = 'picture.replaced'`.execute(
      studio().database.db,
    );
    expect(rows).toEqual([{ details: { picture_id: replaced.body.id } }]);
    expect(await shown()).toEqual([before]);
    await processAll();
    const [after] = await shown();
    expect(after).toMatchObject({ width: 400, alt: { de: 'Paar am See' }, focus_x: 20 });
    expect((await fetched(`/pictures/${before.name}-320.avif`)).statusCode).toBe(404);
    expect(await studio().adminCall('DELETE', path)).toMatchObject({ status: 200, body: { success: true } });
    expect(await shown()).toBeUndefined();
    expect((await fetched(`/pictures/${after.name}-320.avif`)).statusCode).toBe(404);
    expect((await studio().adminCall('DELETE', path)).status).toBe(404);
    expect((await studio().adminCall('PATCH', path, {})).status).toBe(404);
  });

  it('is ordered among the pictures of its service; the first is the cover (PIC-01)', async () => {
    const service = await studio().addService();
    const ids: string[] = [];
    for (const size of [330, 340, 350])
      ids.push(await added('service', service, await drawn(size, 60).png().toBuffer()));
    const order = (picture_ids: unknown) =>
      studio().adminCall('PUT', `${of('service', service)}/order`, { picture_ids });
    expect((await order([ids[2]])).body.map((one: { id: string }) => one.id)).toEqual([ids[2], ids[0], ids[1]]);
    const { body } = await studio().call('GET', `/api/services/${service}`);
    expect(body.pictures.map((one: { width: number }) => one.width)).toEqual([350, 330, 340]);
    for (const wrong of [[ids[0], ids[0]], [randomUUID()], 'x']) expect((await order(wrong)).status).toBe(422);
    expect(JSON.stringify((await order([ids[0], ids[0]])).body)).toContain('occurs twice');
    expect(JSON.stringify((await order([randomUUID()])).body)).toContain('no such picture');
    await studio().adminCall('DELETE', `/api/admin/pictures/${ids[0]}`);
    expect((await listed('service', service)).map((one: { id: string }) => one.id)).toEqual([ids[2], ids[1]]);
  });

  it('belongs to something that exists: no other is accepted, and it is erased with it (PIC-02)', async () => {
    const bytes = await drawn(330, 60).png().toBuffer();
    const photographer = await studio().addPhotographer();
    for (const kind of ['service', 'photographer', 'campaign']) {
      expect((await upload(kind, randomUUID(), bytes)).status).toBe(404);
    }
    for (const [kind, id] of [
      ['home', photographer],
      ['service', 'home'],
      ['studio', 'home'],
      ['service', 'x'],
    ] as const) {
      expect((await upload(kind, id, bytes)).status).toBe(404);
    }
    const service = await studio().addService();
    const before = await counted();
    await added('service', service);
    await added('photographer', photographer);
    expect(await counted()).toMatchObject({ pictures: before!.pictures + 2 });
    await studio().adminCall('DELETE', `/api/admin/services/${service}`);
    await studio().adminCall('DELETE', `/api/admin/photographers/${photographer}`);
    expect(await counted()).toEqual(before);
    expect((await upload('service', service, bytes)).status).toBe(404);
  });

  it('of the home page and of a photographer is one, of a service nine at most, also when 30 arrive at once (PIC-01)', async () => {
    const service = await studio().addService();
    const bytes = await drawn(330, 60).png().toBuffer();
    const results = await Promise.all(Array.from({ length: 30 }, () => upload('service', service, bytes)));
    expect(results.filter(({ status }) => status === 201)).toHaveLength(9);
    expect(results.filter(({ status, body }) => status === 409 && body.code === 'too_many_pictures')).toHaveLength(21);
    expect(await listed('service', service)).toHaveLength(9);
    expect((await upload('home', 'home', bytes)).status).toBe(201);
    expect(await upload('home', 'home', bytes)).toMatchObject({
      status: 409,
      body: { detail: 'Hier ist Platz für ein Bild.' },
    });
    await processAll();
  });
});
