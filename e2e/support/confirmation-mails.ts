import { startSmtpSink } from '../../src/features/notifications/server/testing/smtp-sink.ts';
import { saveSetting } from './public-site.ts';
import { afterThisTest, expect, type Studio } from './studio.ts';

/** Requires for one test that customers confirm their e-mail address, and receives the mails. */
export const askForConfirmation = async (studio: Studio) => {
  const sink = await startSmtpSink();
  const smtp = { host: '127.0.0.1', port: Number(new URL(sink.url).port) };
  await saveSetting(studio, 'email', { smtp, confirmation: { required: true } });
  afterThisTest(async () => {
    await studio.sql(`DELETE FROM setting WHERE name = 'email'`);
    await studio.sql('UPDATE booking SET confirm_by = NULL');
    await sink.close();
  });
  return {
    subjects: () => sink.received.map(({ subject }) => subject ?? ''),
    /** Path and query of the link that confirms a booking. */
    link: async (id: string): Promise<string> => {
      const found = () =>
        sink.received
          .map(({ text }) => /https?:\/\/\S+\/booking\/confirm\/\S+/.exec(text ?? '')?.[0] ?? '')
          .find((address) => address.includes(id)) ?? '';
      await expect.poll(found).not.toBe('');
      const { pathname, search } = new URL(found());
      return pathname + search;
    },
  };
};
