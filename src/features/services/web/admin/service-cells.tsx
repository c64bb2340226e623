import { Languages, type LucideIcon, Pencil, SlidersHorizontal, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { PicturesButton } from '#features/pictures/web/parts/admin/pictures-button.tsx';
import { withSoftHyphens } from '#shared/kernel/text/hyphenation.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { formatDate, formatEuro } from '#shared/kernel/time/format.ts';
import { StepButtons } from '#shared/web/admin/drag/step-buttons.tsx';
import { ExampleBadge } from '#shared/web/admin/examples-note.tsx';
import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { Switch } from '#shared/web/admin/switch.tsx';
import { classNames } from '#shared/web/class-names.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { AdminService } from '../../contract.ts';
import { isOnOffer } from '../../domain/promotion.ts';
import { isSpecialOffer } from '../../domain/service-rules.ts';
import { missingLanguages, serviceName } from '../../domain/service-words.ts';
import { servicesAdminTexts } from '../../texts/admin-handle.ts';
import type { ServiceRowProps } from './service-row-props.ts';

/** The parts of a service that its table row and its card share. */

interface OfService {
  readonly service: AdminService;
}

export const ServiceHead = ({ service }: OfService) => {
  const t = useTexts(servicesAdminTexts);
  const { language } = useLanguage();
  return (
    <>
      <span className="block min-w-32 font-semibold hyphens-auto">
        {withSoftHyphens(serviceName(service, language))}
      </span>
      <span className="mt-1 flex flex-wrap gap-1 empty:hidden">
        {service.is_example && <ExampleBadge />}
        {service.is_system_service && <Badge tone="accent">{t('row.system')}</Badge>}
        {missingLanguages(service).map((missing) => (
          <Badge key={missing} tone="warning" icon={Languages}>
            {t(`row.missing.${missing}`)}
          </Badge>
        ))}
        <Promotion service={service} />
      </span>
      {service.is_system_service && <span className="mt-1 block text-sm text-muted">{t('row.systemNote')}</span>}
    </>
  );
};

const Promotion = ({ service }: OfService) => {
  const t = useTexts(servicesAdminTexts);
  const [now] = useState(Date.now);
  const [from, to] = [service.promotion_start_date, service.promotion_end_date].map((bound) =>
    bound === null ? null : epochOf(bound),
  );
  if (from === undefined || to === undefined || (from === null && to === null)) return null;
  const dayText = (bound: number | null): string => (bound === null ? '…' : formatDate(berlinDateOf(bound)));
  const onOffer = isOnOffer({ active: true, promotion_start: from, promotion_end: to }, now);
  return (
    <>
      <Badge tone="neutral">{t('row.promotion', { from: dayText(from), to: dayText(to) })}</Badge>
      {service.active && !onOffer && <Badge tone="warning">{t('row.notOnOffer')}</Badge>}
    </>
  );
};

const tones = {
  accent: 'border border-accent/30 bg-surface text-accent-text',
  warning: 'bg-warning-soft text-warning',
  neutral: 'bg-sunken text-muted',
} as const;

interface BadgeProps {
  readonly tone: keyof typeof tones;
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

const Badge = ({ tone, icon: Icon, children }: BadgeProps) => (
  <span className={classNames('inline-flex items-center gap-1 rounded-full px-2 py-px text-sm', tones[tone])}>
    {Icon && <Icon size={13} aria-hidden="true" />}
    {children}
  </span>
);

export const ServicePriceCell = ({ service }: OfService) => {
  const t = useTexts(servicesAdminTexts);
  const { language } = useLanguage();
  const euro = (amount: number): string => formatEuro(Math.round(amount * 100), language);
  return (
    <>
      <span className="tabular block font-medium whitespace-nowrap">{euro(service.price_eur)}</span>
      {service.payment_enabled && service.prepayment_amount > 0 && (
        <span className="tabular block text-sm text-muted">
          {/* The amount and its sign stay on one line. */}
          {t('row.prepayment', euro(service.prepayment_amount).replaceAll(' ', '\u00A0'))}
        </span>
      )}
    </>
  );
};

export const ServiceSwitch = ({ service, onToggle }: ServiceRowProps) => {
  const t = useTexts(servicesAdminTexts);
  const form = useTexts(formTexts);
  const { language } = useLanguage();
  return (
    <Switch on={service.active} onToggle={onToggle} label={t('row.toggle', serviceName(service, language))}>
      {form(service.active ? 'form.active' : 'form.inactive')}
    </Switch>
  );
};

export const ServiceActions = ({ service, onEdit, onDelete, onSpecial }: ServiceRowProps) => {
  const t = useTexts(servicesAdminTexts);
  const { language } = useLanguage();
  const name = serviceName(service, language);
  return (
    <span className="flex justify-end">
      {isSpecialOffer(service) && (
        <IconButton label={t('row.special', name)} icon={SlidersHorizontal} onClick={onSpecial} />
      )}
      <PicturesButton owner={{ kind: 'service', id: service.id }} name={name} />
      <IconButton label={t('row.edit', name)} icon={Pencil} onClick={onEdit} />
      {!service.is_system_service && <IconButton label={t('row.delete', name)} icon={Trash2} onClick={onDelete} />}
    </span>
  );
};

/** Buttons that move a service one position up or down, for keyboard and touch. */
export const ServiceSteps = ({ service, index, last, onStep }: ServiceRowProps) => {
  const t = useTexts(servicesAdminTexts);
  const { language } = useLanguage();
  const name = serviceName(service, language);
  const { id } = service;
  return (
    <StepButtons id={id} index={index} last={last} up={t('row.up', name)} down={t('row.down', name)} onStep={onStep} />
  );
};
