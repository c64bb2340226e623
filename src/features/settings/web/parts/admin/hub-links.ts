import type { LucideIcon } from 'lucide-react';
import {
  AppWindow,
  Baby,
  Cable,
  CalendarCog,
  CreditCard,
  DoorOpen,
  Gift,
  KeyRound,
  Landmark,
  ListChecks,
  Mail,
  MailCheck,
  Palette,
  ReceiptText,
  Scale,
  ScrollText,
  Send,
  ShieldCheck,
  Store,
  TicketPercent,
  Timer,
  Undo2,
  UsersRound,
} from 'lucide-react';
import { mayOpen } from '#features/auth/web/parts/pages-of-role.ts';
import type { Role } from '#shared/contract/role.ts';
import type { HubTexts } from '../../../texts/hub-texts.ts';

/** The pages that the settings describe. */
type HubName = { [K in keyof HubTexts]: `${K}Text` extends keyof HubTexts ? K : never }[keyof HubTexts];

/** A link of the settings: the page of an address, by its name there. */
interface HubLink {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly name: HubName;
}

/** The five cards at the top of the settings. */
export const hubCards: readonly HubLink[] = [
  { to: '/admin/calendar/settings', icon: CalendarCog, name: 'calendar' },
  { to: '/admin/payments', icon: CreditCard, name: 'payments' },
  { to: '/admin/email', icon: Mail, name: 'email' },
  { to: '/admin/page-design', icon: Palette, name: 'pageDesign' },
  { to: '/admin/company', icon: Store, name: 'company' },
];

/** The further links of the settings, in groups beside the five cards. */
export const hubGroups: readonly {
  readonly name: 'messages' | 'law' | 'connections' | 'studio';
  readonly links: readonly HubLink[];
}[] = [
  {
    name: 'messages',
    links: [
      { to: '/admin/email?tab=reminders#versand', icon: MailCheck, name: 'delivery' },
      { to: '/admin/outbox', icon: Send, name: 'outbox' },
    ],
  },
  {
    name: 'law',
    links: [
      { to: '/admin/legal', icon: Scale, name: 'legal' },
      { to: '/admin/privacy', icon: ShieldCheck, name: 'privacy' },
      { to: '/admin/withdrawals', icon: Undo2, name: 'withdrawals' },
      { to: '/admin/invoices', icon: ReceiptText, name: 'invoices' },
      { to: '/admin/bank', icon: Landmark, name: 'bank' },
    ],
  },
  {
    name: 'connections',
    links: [
      { to: '/admin/widget', icon: AppWindow, name: 'widget' },
      { to: '/admin/integrations', icon: Cable, name: 'integrations' },
    ],
  },
  {
    name: 'studio',
    links: [
      { to: '/admin/resources', icon: DoorOpen, name: 'resources' },
      { to: '/admin/births', icon: Baby, name: 'births' },
      { to: '/admin/campaigns', icon: Timer, name: 'campaigns' },
      { to: '/admin/discounts', icon: TicketPercent, name: 'discounts' },
      { to: '/admin/vouchers', icon: Gift, name: 'vouchers' },
      { to: '/admin/team', icon: UsersRound, name: 'team' },
      { to: '/admin/audit', icon: ScrollText, name: 'audit' },
      { to: '/admin/account', icon: KeyRound, name: 'account' },
      { to: '/admin/dashboard?setup', icon: ListChecks, name: 'setup' },
    ],
  },
];

/** Whether a role may follow a link; the first steps are the owner's. */
export const mayFollow = (role: Role, { to, name }: HubLink): boolean =>
  mayOpen(role, to) && (name !== 'setup' || role === 'owner');
