import { randomUUID } from 'node:crypto';
import { readCompany, readSetting, smallLogo } from '#features/settings/server/api.ts';
import type { Language } from '#shared/kernel/language.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { emailSettingsFrom } from '../../domain/email-settings.ts';
import { mailProblemOf } from '../../domain/mail-problem.ts';
import { sampleFacts, sampleOrder } from '../../domain/mails/sample-mail.ts';
import { markAsTest } from '../../templates/mark-as-test.ts';
import { renderMail } from '../../templates/render-mail.ts';
import { mailProblemTexts } from '../../texts/mail-problem-texts.ts';
import { testResultTexts } from '../../texts/test-result-texts.ts';
import { composeMessage, enclosedWith, logoId } from '../mails/compose-message.ts';
import { deliveryFailure } from '../sending/delivery-failure.ts';
import { fitToServer } from '../sending/letters-of-addresses.ts';
import { MailConnections, mailServerFrom } from '../sending/mail-server.ts';

const deadlineMs = 20_000;

/**
 * Sends a sample confirmation with the stored settings immediately, without the outbox, and returns the mail server's
 * response. `actor`: id of an administrator.
 */
export const sendTestMail = async (
  context: Context,
  to: string,
  language: Language,
  actor: string,
): Promise<{ success: boolean; message: string }> => {
  const texts = testResultTexts[language].mail;
  const { smtp, design } = emailSettingsFrom(await readSetting(context.db, 'email'));
  const company = await readCompany(context.db);
  const server = mailServerFrom(smtp, { ...context, company });
  if (typeof server === 'string') return { success: false, message: texts[server] };
  const logo = await smallLogo(context.db);
  const order = sampleOrder('booking_confirmation');
  const facts = sampleFacts('booking_confirmation', {
    company,
    design,
    public_url: context.publicUrl,
    logo: logo ? `cid:${logoId}` : null,
  });
  const envelope = {
    from: server.from,
    to: { name: '', address: to },
    message_id: `<${randomUUID()}@${server.from.address.split('@')[1] ?? 'fotobooking'}>`,
    language,
    now: context.now(),
  };
  const message = composeMessage(
    markAsTest(renderMail(order, facts, language), language),
    envelope,
    enclosedWith(order, facts, envelope),
    logo,
  );
  const connections = new MailConnections();
  try {
    const fitting = await fitToServer(connections, server, message);
    await connections.to(server).sendMail({ ...fitting, signal: AbortSignal.timeout(deadlineMs) });
    await recordAudit(context.db, { actor, action: 'mail.tested' });
    return { success: true, message: texts.sent(to) };
  } catch (error) {
    return { success: false, message: failureWords(error, language) };
  } finally {
    connections.close();
  }
};

const failureWords = (error: unknown, language: Language): string => {
  const { response, facts } = deliveryFailure(error);
  const problem = mailProblemOf(response);
  if (problem) return `${mailProblemTexts[language][problem]} (${response})`;
  return facts.code === 'ETLS' ? testResultTexts[language].mail.not_encrypted(response) : response;
};
