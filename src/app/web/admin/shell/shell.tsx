import { useEffect, useRef, useState } from 'react';
import { Navigate, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { homeOf, mayOpen } from '#features/auth/web/parts/pages-of-role.ts';
import { useRole } from '#features/auth/web/parts/use-role.ts';
import { useNews } from '#features/booking/web/parts/admin/use-news.ts';
import { CreateBooking } from '#features/calendar/web/parts/admin/create-booking.tsx';
import { BackToGoLive } from '#features/reports/web/parts/admin/back-to-go-live.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { CommandPalette } from '../palette/command-palette.tsx';
import { preparePalette } from '../palette/use-palette-entries.ts';
import { adminTexts } from '../texts/handle.ts';
import { StudioPageLink } from './account.tsx';
import { Drawer } from './drawer.tsx';
import { Header } from './header.tsx';
import { Navigation } from './navigation.tsx';
import { useLive } from './use-live.ts';

/** The frame of the back office: header, navigation, and the page of the address. */
export const Shell = () => {
  const t = useTexts(adminTexts);
  const [drawer, setDrawer] = useState(false);
  const [palette, setPalette] = useState(false);
  const [booking, setBooking] = useState(false);
  useShortcut(opensPalette, () => setPalette(true));
  usePreparedPalette();
  const role = useRole();
  const { pathname } = useLocation();
  const mayBook = role === 'owner' || role === 'desk';
  useShortcut(opensBooking, () => mayBook && setBooking(true));
  useFocusOnNewScreen();
  useLive();
  useNews();
  return (
    <div className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr] lg:grid-cols-[15rem_1fr] print:block">
      <a
        href="#content"
        className="sr-only z-50 rounded-button bg-accent px-4 py-2 text-accent-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2 print:hidden"
      >
        {t('nav.skip')}
      </a>
      <Header onMenu={() => setDrawer(true)} onPalette={() => setPalette(true)} />
      <aside
        aria-label={t('nav.beside')}
        className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] flex-col gap-4 overflow-y-auto border-r border-line bg-surface p-3 lg:flex print:hidden"
      >
        <Navigation />
        <div className="mt-auto border-t border-line pt-2">
          <StudioPageLink />
        </div>
      </aside>
      <main id="content" tabIndex={-1} className="min-w-0 px-4 py-5 outline-none sm:px-6 lg:px-8 lg:py-7 print:p-0">
        <BackToGoLive />
        {mayOpen(role, pathname) ? <Outlet /> : <Navigate replace to={homeOf(role)} />}
      </main>
      <Progress />
      <ScrollRestoration />
      {drawer && <Drawer onClose={() => setDrawer(false)} />}
      {palette && <CommandPalette onClose={() => setPalette(false)} onBook={() => setBooking(true)} />}
      {booking && <CreateBooking onClose={() => setBooking(false)} />}
    </div>
  );
};

/** Ctrl-K or Cmd-K, wherever the focus is. */
const opensPalette = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/** Alt-N, except where it types a character: on a Mac it types ~. */
const opensBooking = (event: KeyboardEvent): boolean =>
  event.code === 'KeyN' &&
  event.altKey &&
  !(event.ctrlKey || event.metaKey || event.shiftKey) &&
  !(event.target as Element).matches('input, textarea, select');

const useShortcut = (isPressed: (event: KeyboardEvent) => boolean, onPress: () => void): void => {
  const press = useRef(onPress);
  useEffect(() => {
    press.current = onPress;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!isPressed(event)) return;
      event.preventDefault();
      // Not while another dialog is open.
      if (!document.querySelector('dialog[open]')) press.current();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isPressed]);
};

/** Loads the palette with the first key of Ctrl-K. */
const usePreparedPalette = (): void => {
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent): void =>
      key === 'Control' || key === 'Meta' ? preparePalette() : undefined;
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
};

/**
 * After navigation the focus moves to the heading of the page, so that screen readers read it and Tab continues from
 * there.
 */
const useFocusOnNewScreen = (): void => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>('#content h1');
    (heading ?? document.getElementById('content'))?.focus({ preventScroll: true });
  }, [pathname]);
};

/** A progress bar at the top while the next page loads. */
const Progress = () => {
  const t = useTexts(adminTexts);
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <output className="fixed inset-x-0 top-0 z-40 h-0.5 overflow-hidden">
      <span className="sr-only">{t('page.loading')}</span>
      <span aria-hidden="true" className="block h-full w-2/5 animate-progress bg-accent" />
    </output>
  );
};
