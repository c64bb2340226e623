import { readCompany, readSetting } from '#features/settings/server/api.ts';
import { ruleBroken } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import {
  isOfferOrder,
  isVoucherOrder,
  isWaitingOrder,
  isWithoutBooking,
  type MailKind,
  type MailOrder,
  mailKinds,
} from '#shared/kernel/message-order.ts';
import { omitUndefined } from '#shared/kernel/omit-undefined.ts';
import type { Context } from '#shared/server/context.ts';
import type { PreviewDesign } from '../../contract.ts';
import { emailSettingsFrom } from '../../domain/email-settings.ts';
import {
  sampleFacts,
  sampleOfferFacts,
  sampleOrder,
  sampleVoucherFacts,
  sampleWaitingFacts,
} from '../../domain/mails/sample-mail.ts';
import {
  type RenderedMail,
  renderMail,
  renderMailWithoutBooking,
  renderOfferMail,
  renderVoucherMail,
  renderWaitingMail,
} from '../../templates/render-mail.ts';
import { mailPreviewUrl } from './mail-preview-link.ts';

/** Renders a mail of this kind with a sample booking; the given design fields replace the stored ones. */
export const previewMail = async (
  context: Context,
  kind: string,
  design: PreviewDesign,
  language: Language,
): Promise<RenderedMail & { url: string }> => ({
  ...(await renderPreview(context, kind, design, language)),
  url: mailPreviewUrl(context, { show: 'sample', kind, design, language }),
});

export const renderPreview = async (
  context: Context,
  kind: string,
  override: PreviewDesign,
  language: Language,
): Promise<RenderedMail> => {
  if (!isMailKind(kind)) throw ruleBroken('unknown_template', `Unknown template_type: ${kind}`);
  const company = await readCompany(context.db);
  const stored = emailSettingsFrom(await readSetting(context.db, 'email')).design;
  const { logo_url = company.logo_url, ...design } = override;
  const common = {
    company,
    design: { ...stored, ...omitUndefined(design) },
    public_url: context.publicUrl,
    logo: logo_url || null,
  };
  const order: MailOrder = sampleOrder(kind);
  if (isOfferOrder(order)) return renderOfferMail(sampleOfferFacts(common), language);
  if (isWaitingOrder(order)) return renderWaitingMail(sampleWaitingFacts(common), language);
  if (isVoucherOrder(order)) return renderVoucherMail(sampleVoucherFacts(common), language);
  const facts = sampleFacts(kind, common);
  return isWithoutBooking(order)
    ? renderMailWithoutBooking(order, facts, language)
    : renderMail(order, facts, language);
};

const isMailKind = (kind: string): kind is MailKind => (mailKinds as readonly string[]).includes(kind);
