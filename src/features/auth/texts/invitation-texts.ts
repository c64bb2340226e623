import type { Role } from '#shared/contract/role.ts';
import type { Language } from '#shared/kernel/language.ts';

/** The texts of the page that an invitation leads to, imported by that page alone. */
const de = {
  title: 'Einladung ins Team',
  hello: (name: string) => `Guten Tag ${name}`,
  by: (name: string, role: string) => `${name} hat Sie eingeladen. Ihre Rolle: ${role}.`,
  bySomebody: (role: string) => `Sie sind eingeladen. Ihre Rolle: ${role}.`,
  roles: {
    owner: 'Inhaber',
    desk: 'Empfang',
    photographer: 'Fotograf',
    accountant: 'Buchhaltung',
  } satisfies Record<Role, string>,
  email: 'E‑Mail',
  password: 'Ihr neues Passwort',
  passwordHint: 'Mindestens 8 Zeichen. Gut sind drei oder vier Wörter, die nichts miteinander zu tun haben.',
  passwordMissing: 'Bitte wählen Sie ein Passwort.',
  show: 'Passwort anzeigen',
  hide: 'Passwort verbergen',
  accept: 'Passwort festlegen und anmelden',
  or: 'oder ohne Passwort',
  passkey: 'Passkey anlegen und anmelden',
  noPasskey: 'Es wurde kein Passkey angelegt. Versuchen Sie es noch einmal, oder wählen Sie ein Passwort.',
  used: 'Diese Einladung wurde schon angenommen. Melden Sie sich einfach an.',
  expired: 'Diese Einladung ist abgelaufen. Bitten Sie das Studio um eine neue.',
  unknown: 'Dieser Link gilt nicht. Vielleicht ist er unvollständig, oder es gibt eine neuere Einladung.',
  error: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  retry: 'Noch einmal',
  toLogin: 'Zur Anmeldung',
};

type InvitationTexts = typeof de;

const ru: InvitationTexts = {
  title: 'Приглашение в команду',
  hello: (name) => `Здравствуйте, ${name}`,
  by: (name, role) => `Вас приглашает ${name}. Ваша роль: ${role}.`,
  bySomebody: (role) => `Вас пригласили. Ваша роль: ${role}.`,
  roles: { owner: 'владелец', desk: 'администратор', photographer: 'фотограф', accountant: 'бухгалтер' },
  email: 'E‑mail',
  password: 'Ваш новый пароль',
  passwordHint: 'Не менее 8 символов. Хорошо подойдут три-четыре слова, никак не связанных между собой.',
  passwordMissing: 'Выберите пароль.',
  show: 'Показать пароль',
  hide: 'Скрыть пароль',
  accept: 'Сохранить пароль и войти',
  or: 'или без пароля',
  passkey: 'Создать ключ доступа и войти',
  noPasskey: 'Ключ доступа не создан. Попробуйте ещё раз или выберите пароль.',
  used: 'Это приглашение уже принято. Просто войдите в систему.',
  expired: 'Срок приглашения истёк. Попросите студию прислать новое.',
  unknown: 'Эта ссылка недействительна. Возможно, она неполная или есть более новое приглашение.',
  error: 'Не получилось. Пожалуйста, попробуйте ещё раз.',
  retry: 'Ещё раз',
  toLogin: 'Ко входу',
};

export const invitationTexts: Record<Language, InvitationTexts> = { de, ru };
