import type { MailTexts } from './de.ts';

/** The mail with which a person joins the team. */
export const invitation: MailTexts['studio_invitation'] = {
  badge: 'Приглашение',
  subject: (company) => `Приглашение в команду ${company ? `«${company}»` : 'FotoBooking'}`,
  title: (name) => `Добро пожаловать, ${name}`,
  intro: (by, company) => `${by} приглашает вас работать в системе записи${company ? ` студии «${company}»` : ''}.`,
  next: 'По ссылке вы выберете, как входить: с паролем или с ключом доступа.',
  until: 'Действует до',
  clock: (when) => when,
  once: 'Ссылка действует 72 часа, и воспользоваться ей можно один раз. Никому её не передавайте.',
  action: 'Принять приглашение',
  why: 'Это письмо отправлено, потому что вас пригласили в команду. Если вы никого там не знаете, просто удалите его.',
};
