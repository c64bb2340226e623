import { useIsMutating } from '@tanstack/react-query';
import { ArrowLeft, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { useTexts } from '#shared/web/texts.tsx';
import { goLiveSteps } from '../../../domain/go-live.ts';
import { dashboardTexts } from '../../../texts/dashboard-handle.ts';
import { stepsLeft, useGoLive } from './use-go-live.ts';

/** The link back to the list of first steps, for users who came from it, and whether the step is now done. */
export const BackToGoLive = () => {
  const t = useTexts(dashboardTexts);
  const { state } = useLocation() as { readonly state: { readonly setup?: unknown } | null };
  const step = goLiveSteps.find((name) => name === state?.setup);
  const { data, refetch } = useGoLive(step !== undefined);
  const saving = useIsMutating();
  useEffect(() => {
    // Any change that was saved may have completed the step.
    if (step !== undefined && saving === 0) void refetch();
  }, [step, saving, refetch]);
  if (step === undefined) return null;
  const steps = data?.steps ?? [];
  const isDone = steps.some(({ name, done }) => name === step && done);
  return (
    <p className="mx-auto mb-4 flex max-w-7xl flex-wrap items-center gap-x-4 gap-y-1 rounded-field bg-accent-soft px-3 py-1 print:hidden">
      <output className="flex min-w-0 items-center gap-2 font-medium">
        {isDone && <CircleCheck size={18} aria-hidden="true" className="shrink-0 text-success" />}
        {t(isDone ? 'goLive.stepDone' : 'goLive.step', t(`goLive.${step}`))}
      </output>
      <Link
        to="/admin/dashboard?setup"
        className="inline-flex min-h-11 items-center gap-1.5 font-medium text-accent-text underline-offset-4 hover:underline"
      >
        <ArrowLeft size={16} aria-hidden="true" />
        {isDone ? t('goLive.backLeft', stepsLeft(steps)) : t('goLive.back')}
      </Link>
    </p>
  );
};
