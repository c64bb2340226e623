import { useHomeTexts } from './texts/home-texts.ts';

const steps = [
  { key: 'service', path: 'M4 8.500h4l1.5-2.500h5L16 8.500h4v10H4ZM12 16a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z' },
  { key: 'datetime', path: 'M4.5 6h15v13h-15ZM4.5 10h15M8.5 3.500V7m7-3.500V7M12 12.500v2.500l1.8 1' },
  { key: 'details', path: 'M12 11.500a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM5 20c.5-4 3-6 7-6s6.5 2 7 6' },
  { key: 'confirmation', path: 'm8 12.3 2.8 2.900L16 9.500M12 20.500a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Z' },
] as const;

/** How to book, in the four steps of the wizard. */
export const HomeSteps = ({ mails }: { readonly mails: boolean }) => {
  const home = useHomeTexts();
  return (
    <section aria-labelledby="steps" className="first:pt-14 sm:first:pt-20">
      <h2 id="steps" className="text-xl font-semibold tracking-tight sm:text-2xl">
        {home('home.steps')}
      </h2>
      <ol className="mt-6 grid gap-x-8 gap-y-8 sm:mt-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ key, path }, index) => (
          <li key={key} className="flex gap-4 lg:flex-col">
            <span className="card grid size-14 shrink-0 place-items-center text-accent-text">
              <svg
                viewBox="0 0 24 24"
                className="size-7"
                aria-hidden="true"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.6"
                strokeLinecap="round"
                strokeLinejoin="round"
              >
                <path d={path} />
              </svg>
            </span>
            <div>
              <h3 className="font-semibold">
                {index + 1}. {home(`home.steps.${key}`)}
              </h3>
              <p className="mt-1 max-w-[26em] text-ground-muted">
                {home(key === 'confirmation' && !mails ? 'home.steps.confirmation.noMail' : `home.steps.${key}.text`)}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
};
