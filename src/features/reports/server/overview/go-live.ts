import { z } from 'zod';
import { knownPhotographers } from '#features/photographers/server/api.ts';
import { knownServices } from '#features/services/server/api.ts';
import { companyFrom } from '#features/settings/domain/company.ts';
import { changeSetting, readCompany, readSetting } from '#features/settings/server/api.ts';
import { omitUndefined } from '#shared/kernel/omit-undefined.ts';
import { studioActions } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { type GoLiveStep, goLiveOf } from '../../domain/go-live.ts';
import type { GoLive } from '../../go-live-contract.ts';

const choices = z
  .object({ dismissed: z.boolean().catch(false), skipped: z.array(z.string()).catch([]) })
  .catch({ dismissed: false, skipped: [] });

/** Returns the studio's progress towards its first customer. */
export const goLiveList = async (context: Context): Promise<GoLive> => {
  const { db } = context;
  const [company, services, photographers, happened, stored] = await Promise.all([
    readCompany(db),
    knownServices(db),
    knownPhotographers(db),
    studioActions(db),
    readSetting(db, 'go_live'),
  ]);
  const { dismissed, skipped } = choices.parse(stored);
  const facts = {
    company,
    sample: companyFrom({}),
    has_service: services.some(({ active }) => active),
    has_photographer: photographers.some(({ is_active }) => is_active),
    examples: services.some(({ is_example }) => is_example)
      ? ('services' as const)
      : photographers.some(({ is_example }) => is_example)
        ? ('photographers' as const)
        : undefined,
    happened,
  };
  return { dismissed, steps: goLiveOf(facts, skipped) };
};

/** Skips steps or hides the list. `actor`: id of an administrator. */
export const changeGoLive = async (
  context: Context,
  changes: { readonly dismissed?: boolean | undefined; readonly skipped?: readonly GoLiveStep[] | undefined },
  actor: string,
): Promise<GoLive> => {
  const change = { name: 'go_live', changed: Object.keys(omitUndefined(changes)), actor } as const;
  await changeSetting(context, change, (stored) => ({ ...choices.parse(stored), ...omitUndefined(changes) }));
  return goLiveList(context);
};
