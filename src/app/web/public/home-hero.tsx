import type { PublicPicture } from '#features/pictures/contract.ts';
import { pictureParts } from '#features/pictures/web/parts/public/picture-slot.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { HeroArt } from './hero-art.tsx';
import { siteTexts } from './texts/handle.ts';
import { useHomeTexts } from './texts/home-texts.ts';

interface HomeHeroProps {
  readonly closed: boolean;
  readonly mails: boolean;
  /** The picture of the studio; undefined: it has none, and a drawing is shown. */
  readonly picture: PublicPicture | undefined;
}

/** The headline, the main action, and a picture. */
export const HomeHero = ({ closed, mails, picture }: HomeHeroProps) => {
  const t = useTexts(siteTexts);
  const home = useHomeTexts();
  return (
    <section className="text-head-ink [--ring:var(--head-ink)]">
      <div className="mx-auto grid max-w-6xl items-center gap-8 px-4 pt-8 pb-16 sm:px-6 lg:grid-cols-[1.05fr_1fr] lg:gap-12 lg:pt-10 lg:pb-24">
        <div>
          <h1 className="max-w-[14em] text-2xl leading-[1.1] font-bold tracking-tight sm:text-3xl lg:text-4xl">
            {home(closed ? 'home.closed.title' : 'home.offer')}
          </h1>
          <p className="mt-5 max-w-[34em] text-base sm:text-lg">{home(closed ? 'home.closed' : 'home.offer.text')}</p>
          <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <a
              href={closed ? '/contact' : '/booking'}
              className="hero-action inline-flex min-h-13 items-center justify-center rounded-button px-7 text-lg font-semibold max-sm:w-full"
            >
              {t(closed ? 'footer.contact' : 'nav.book')}
            </a>
          </p>
          {!closed && (
            <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-sm">
              {(['home.plus.1', 'home.plus.2', mails ? 'home.plus.3' : 'home.plus.noMail'] as const).map((key) => (
                <li key={key} className="flex items-center gap-2">
                  <svg viewBox="0 0 16 16" className="size-4 shrink-0" aria-hidden="true" fill="none">
                    <path
                      d="m3 8.5 3.2 3.200L13 5"
                      stroke="currentColor"
                      strokeWidth="2"
                      strokeLinecap="round"
                      strokeLinejoin="round"
                    />
                  </svg>
                  {home(key)}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="mx-auto w-full max-w-md lg:max-w-none">{pictureParts.hero?.(picture) ?? <HeroArt />}</div>
      </div>
    </section>
  );
};
