import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { writeSetting } from '#features/settings/server/api.ts';
import { outboxStudio } from '../testing/outbox-studio.ts';

const studio = outboxStudio();

test('the logo is attached to the mail, no larger than it is shown (SRV-38)', async () => {
  const { sink, deliverAll, book, context } = studio();
  const large = sharp({ create: { width: 1200, height: 600, channels: 3, background: '#9333ea' } });
  await sql`
    INSERT INTO upload (name, content_type, bytes)
    VALUES ('11111111111111111111111111111111.png', 'image/png', ${await large.png().toBuffer()}) ON CONFLICT DO NOTHING`.execute(
    context.db,
  );
  await writeSetting(context.db, 'company', {
    company_name: 'Studio Licht',
    logo_url: '/uploads/11111111111111111111111111111111.png',
  });
  await book([{ kind: 'booking_received' }]);
  await deliverAll();
  const [mail] = sink.received;
  const inline = mail?.attachments.find(({ contentId }) => contentId !== undefined);
  expect(inline?.mimeType).toBe('image/png');
  expect(await sharp(Buffer.from(inline?.content as ArrayBuffer)).metadata()).toMatchObject({ width: 176, height: 88 });
  expect(mail?.html).toContain(`src="cid:${inline?.contentId?.slice(1, -1)}"`);
});

test('a mail is sent without a logo that cannot be read (SRV-38)', async () => {
  const { sink, deliverAll, book, context, logged } = studio();
  await sql`
    INSERT INTO upload (name, content_type, bytes)
    VALUES ('22222222222222222222222222222222.png', 'image/png', ${Buffer.from('no picture')}) ON CONFLICT DO NOTHING`.execute(
    context.db,
  );
  await writeSetting(context.db, 'company', {
    company_name: 'Studio Licht',
    logo_url: '/uploads/22222222222222222222222222222222.png',
  });
  await book([{ kind: 'booking_received' }]);
  await deliverAll();
  expect(sink.received).toHaveLength(1);
  expect(sink.received[0]?.html).not.toContain('<img');
  expect(logged.join('')).toContain('the logo could not be put into a mail');
});
