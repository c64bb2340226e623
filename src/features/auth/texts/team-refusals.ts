import type { Language } from '#shared/kernel/language.ts';

type Refusals = Readonly<
  Record<
    | 'last_owner'
    | 'address_taken'
    | 'too_many_people'
    | 'photographer_needed'
    | 'photographer_unknown'
    | 'not_invited'
    | 'still_invited'
    | 'link_unknown'
    | 'invitation_used'
    | 'invitation_expired',
    string
  >
>;

/** The error texts of the server about people of the team and invitations; the pages show them unchanged. */
export const teamRefusals: Record<Language, Refusals> = {
  de: {
    last_owner:
      'Das ist die letzte Person mit der Rolle „Inhaber“. Geben Sie zuerst jemand anderem diese Rolle, der sich anmelden kann.',
    address_taken: 'Diese E‑Mail-Adresse gehört schon zu jemandem im Team.',
    too_many_people: 'Es gibt schon 100 Personen im Team. Bitte löschen Sie zuerst Einladungen, die niemand braucht.',
    photographer_needed: 'Bitte wählen Sie, zu welchem Fotografen dieses Konto gehört.',
    photographer_unknown: 'Diesen Fotografen gibt es nicht mehr.',
    not_invited: 'Diese Person hat die Einladung schon angenommen.',
    still_invited: 'Diese Person hat die Einladung noch nicht angenommen. Löschen Sie stattdessen die Einladung.',
    link_unknown: 'Dieser Link gilt nicht. Vielleicht gibt es eine neuere Einladung.',
    invitation_used: 'Diese Einladung wurde schon angenommen. Melden Sie sich einfach an.',
    invitation_expired: 'Diese Einladung ist abgelaufen. Bitten Sie das Studio um eine neue.',
  },
  ru: {
    last_owner:
      'Это последний человек с ролью «Владелец». Сначала дайте эту роль кому-то ещё, кто может войти в систему.',
    address_taken: 'Этот e‑mail уже принадлежит кому-то из команды.',
    too_many_people: 'В команде уже 100 человек. Сначала удалите ненужные приглашения.',
    photographer_needed: 'Выберите, какому фотографу принадлежит эта учётная запись.',
    photographer_unknown: 'Такого фотографа больше нет.',
    not_invited: 'Этот человек уже принял приглашение.',
    still_invited: 'Этот человек ещё не принял приглашение. Вместо этого удалите приглашение.',
    link_unknown: 'Эта ссылка недействительна. Возможно, есть более новое приглашение.',
    invitation_used: 'Это приглашение уже принято. Просто войдите в систему.',
    invitation_expired: 'Срок приглашения истёк. Попросите студию прислать новое.',
  },
};
