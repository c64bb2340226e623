import { useEffect, useState } from 'react';
import type { Contact } from '../../../contract.ts';
import { type Phase, phases } from '../../../domain/phases.ts';

type Columns = Readonly<Record<Phase, readonly Contact[]>>;

/**
 * Groups the contacts by column. On a long board the columns update one after the other, each in its own frame: all
 * five at once would delay typing. An unchanged column stays the same array.
 */
export const useColumns = (found: readonly Contact[], isLong: boolean): Columns => {
  const [shown, setShown] = useState(() => ({ of: found, columns: byPhase(found) }));
  const isBehind = shown.of !== found;
  useEffect(() => {
    if (!isLong || !isBehind) return undefined;
    const wanted = byPhase(found);
    const others = phases.filter((phase) => !areSame(shown.columns[phase], wanted[phase]));
    const [next] = others;
    const columns = next ? { ...shown.columns, [next]: wanted[next] } : shown.columns;
    const frame = requestAnimationFrame(() => setShown({ of: others.length > 1 ? shown.of : found, columns }));
    return () => cancelAnimationFrame(frame);
  }, [found, isLong, isBehind, shown]);
  if (isLong || !isBehind) return shown.columns;
  const columns = byPhase(found);
  setShown({ of: found, columns });
  return columns;
};

const areSame = (some: readonly Contact[], others: readonly Contact[]): boolean =>
  some.length === others.length && some.every((contact, index) => contact === others[index]);

const byPhase = (contacts: readonly Contact[]): Columns => {
  const columns: Record<Phase, Contact[]> = {
    new: [],
    nicht_erreicht: [],
    in_klaerung: [],
    termin_geplant: [],
    abgesagt: [],
  };
  for (const contact of contacts) if (!contact.converted_to_booking) columns[contact.phase].push(contact);
  return columns;
};
