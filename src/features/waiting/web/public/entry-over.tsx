import { ButtonLink } from '#shared/web/button.tsx';
import { LinkOver } from '#shared/web/link-over.tsx';
import type { WaitingEntry } from '../../contract.ts';
import { useWaitingTexts } from './use-waiting-texts.ts';

interface EntryOverProps {
  readonly entry: WaitingEntry;
  /** Set if it ended while the page was open. */
  readonly arriving: boolean;
}

/** Shown once an entry has ended: how it ended, and how to continue. */
export const EntryOver = ({ entry, arriving }: EntryOverProps) => {
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
