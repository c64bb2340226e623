import type { TextsOf } from '#shared/web/texts.tsx';

export const de = {
  title: 'Anmeldung beenden',
  at: 'Angemeldet',
  browser: 'Browser',
  system: 'System',
  unknown: 'unbekannt',
  clock: ({ date, time }: { readonly date: string; readonly time: string }) => `${date}, ${time} Uhr`,
  question: 'War das niemand von Ihnen? Beenden Sie diese Anmeldung, und ändern Sie danach Ihr Passwort.',
  end: 'Diese Anmeldung beenden',
  ended: 'Diese Anmeldung ist beendet.',
  endedNext:
    'Wenn es niemand von Ihnen war, ändern Sie jetzt Ihr Passwort unter „Konto“, und prüfen Sie dort die Passkeys.',
  over: 'Diese Anmeldung besteht nicht mehr.',
  unknownLink: 'Dieser Link ist unvollständig. Öffnen Sie ihn bitte noch einmal aus der Mail.',
  error: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  retry: 'Noch einmal',
  toLogin: 'Zur Anmeldung',
} as const;

export type SignInNoticeTexts = TextsOf<typeof de>;
