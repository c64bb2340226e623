import type { Log } from './log.ts';

/** What is looked at every JOBS_INTERVAL_MS. Each must be safe to run twice and by several processes at once (SRV-68). */
export interface PeriodicTask {
  readonly name: string;
  /** How often, when that is less often than every interval. */
  readonly everyMs?: number;
  run(): Promise<void>;
}

/** Something that runs beside the requests. */
export interface RunningJobs {
  /** Starts nothing new and waits for what is under way. */
  stop(): Promise<void>;
}

/** Told how each run of a task ended. */
export type TaskWatch = (task: string, outcome: 'done' | 'failed') => void;

/** Runs the tasks one after the other, again and again; one that fails is logged and has its turn again. */
export const startPeriodicTasks = (
  tasks: readonly PeriodicTask[],
  intervalMs: number,
  log: Log,
  watch: TaskWatch = () => undefined,
): RunningJobs => {
  const lastRun = new Map<string, number>();
  const lookOnce = async (): Promise<void> => {
    for (const task of tasks) {
      const now = performance.now();
      if (now - (lastRun.get(task.name) ?? Number.NEGATIVE_INFINITY) < (task.everyMs ?? 0)) continue;
      lastRun.set(task.name, now);
      try {
        await task.run();
        watch(task.name, 'done');
      } catch (error) {
        log.error({ err: error, task: task.name }, 'a periodic task failed');
        watch(task.name, 'failed');
      }
    }
  };
  let looking = false;
  let current = Promise.resolve();
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    current = lookOnce().finally(() => void (looking = false));
  }, intervalMs);
  return {
    stop: () => {
      clearInterval(timer);
      return current;
    },
  };
};
