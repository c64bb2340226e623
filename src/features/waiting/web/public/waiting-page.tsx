import { useState } from 'react';
import { ButtonLink } from '#shared/web/button.tsx';
import { LinkOver, LinkUnknown } from '#shared/web/link-over.tsx';
import type { Page, PageProps } from '#shared/web/page.ts';
import type { WaitingEntry } from '../../contract.ts';
import { waitingPageTexts } from '../../texts/page-texts.ts';
import { OpenEntry } from './open-entry.tsx';
import { useWaitingTexts } from './use-waiting-texts.ts';

export interface WaitingData {
  readonly entry?: WaitingEntry;
  /** Whether no entry has this link. If this is false and there is no entry, the read failed. */
  readonly isUnknown?: boolean;
}

/**
 * The page of the link of a waiting entry. Opening it changes nothing, because mail programs open links automatically.
 */
const WaitingPage = ({ data, params, site }: PageProps<WaitingData>) => {
  const page = useWaitingTexts();
  const [entry, setEntry] = useState(data.entry);
  if (!entry) return <LinkUnknown isUnknown={data.isUnknown ?? false} texts={page} />;
  if (entry.state !== 'waiting') return <EntryOver entry={entry} arriving={entry !== data.entry} />;
  return <OpenEntry entry={entry} link={params.link ?? ''} company={site.company_name} onChange={setEntry} />;
};

export const waitingPage: Page<WaitingData> = {
  Component: WaitingPage,
  head: ({ site }, _, language) => ({ title: `${waitingPageTexts[language].title} · ${site.company_name}` }),
};

interface EntryOverProps {
  readonly entry: WaitingEntry;
  /** Set if it ended while the page was open. */
  readonly arriving: boolean;
}

/** Shown once an entry has ended: how it ended, and how to continue. */
const EntryOver = ({ entry, arriving }: EntryOverProps) => {
  const page = useWaitingTexts();
  const { state, campaign_slug } = entry;
  if (state === 'waiting') return null;
  return (
    <LinkOver title={page[state]} text={page[`${state}Text`]} arriving={arriving} contact={page.contact}>
      <ButtonLink href={campaign_slug === null ? `/booking?service=${entry.service_id}` : `/aktion/${campaign_slug}`}>
        {page.book}
      </ButtonLink>
    </LinkOver>
  );
};
