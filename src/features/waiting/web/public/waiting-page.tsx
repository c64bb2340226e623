import { useState } from 'react';
import { LinkUnknown } from '#shared/web/link-over.tsx';
import type { Page, PageProps } from '#shared/web/page.ts';
import type { WaitingEntry } from '../../contract.ts';
import { waitingPageTexts } from '../../texts/page-texts.ts';
import { EntryOver } from './entry-over.tsx';
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
