import { chosenIdOf, type Item, staysOnEdit } from '#features/services/domain/extras/booked-item.ts';
import { itemsOfChoice } from '#features/services/domain/extras/items-of-choice.ts';
import { needsWith, secondSessionIn } from '#features/services/domain/extras/priced-service.ts';
import type { SecondSession } from '#features/services/domain/extras/service-option.ts';
import { choiceProblem, type ServiceRow } from '#features/services/server/api.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Context } from '#shared/server/context.ts';
import type { BookingChanges } from '../../admin-contract.ts';
import { optionsOfItems, secondSessionsOfItems } from './booked-needs.ts';

interface EditedItems {
  readonly items: readonly Item[];
  readonly needs: ServiceRow['needs'];
  readonly second: SecondSession | undefined;
}

interface ItemsEdit {
  /**
   * The items that stay unless the edit names others: only fee and reduction if the service changes, because options
   * belong to a service.
   */
  readonly kept: readonly Item[];
  readonly offered: ServiceRow;
  readonly choice: Pick<BookingChanges, 'options' | 'people'>;
  readonly language: Language;
}

/** Returns the items of a booking after an edit, and their needs. */
export const itemsAfterEdit = async (
  { db }: Context,
  { kept, offered, choice, language }: ItemsEdit,
): Promise<EditedItems> => {
  const known = new Set(offered.options.map(({ id }) => id));
  const former = (await optionsOfItems(db, kept)).filter(({ id }) => !known.has(id));
  const followers = new Set(offered.second_sessions.map(({ id }) => id));
  const formerSessions = (await secondSessionsOfItems(db, kept, offered)).filter(({ id }) => !followers.has(id));
  const service = {
    ...offered,
    options: [...offered.options, ...former],
    second_sessions: [...offered.second_sessions, ...formerSessions],
  };
  const demandsOf = (items: readonly Item[]) => ({
    items,
    needs: needsWith(service, items),
    second: secondSessionIn(service, items),
  });
  if (!choice.options && choice.people === undefined) return demandsOf(kept);
  const options =
    choice.options ??
    kept.flatMap((item) => {
      const id = chosenIdOf(item);
      return id === null ? [] : [{ id, count: item.count }];
    });
  const countedBefore = kept.find(({ kind }) => kind === 'people')?.count;
  const people = choice.people === undefined ? countedBefore : (choice.people ?? undefined);
  const found = itemsOfChoice(service, { options, people }, { mode: 'staff', kept });
  if (!found.ok) throw choiceProblem(found.refusal, language);
  return demandsOf([...found.value, ...kept.filter(staysOnEdit)]);
};
