import { startSmtpSink } from '../../src/features/notifications/server/testing/smtp-sink.ts';
import { expect, startStudio, test } from '../support/studio.ts';
import { fill } from './hostile-studio.ts';

test('user input is shown as text in mails too, and a mail goes to one address only (X01, M03, M05)', async () => {
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
