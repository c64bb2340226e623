import type { Log } from './log.ts';

/** A task that runs every JOBS_INTERVAL_MS. It must be safe to run twice and in several processes at once. */
export interface PeriodicTask {
  readonly name: string;
  /** Minimum interval in ms, if longer than JOBS_INTERVAL_MS. */
  readonly everyMs?: number;
  run(): Promise<void>;
}

/** Background work beside the requests. */
export interface RunningJobs {
  /** Starts nothing new and waits for the task under way. */
  stop(): Promise<void>;
}

/** Called with the outcome of each run of a task. */
export type TaskWatch = (task: string, outcome: 'done' | 'failed') => void;

/** Runs the tasks one after the other, repeatedly. A task that fails is logged and runs again in its next turn. */
export const startPeriodicTasks = (
  tasks: readonly PeriodicTask[],
  intervalMs: number,
  log: Log,
  watch: TaskWatch = () => undefined,
): RunningJobs => {
  const lastRun = new Map<string, number>();
  const runOnce = async (): Promise<void> => {
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
  let isRunning = false;
  let current = Promise.resolve();
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    current = runOnce().finally(() => void (isRunning = false));
  }, intervalMs);
  return {
    stop: () => {
      clearInterval(timer);
      return current;
    },
  };
};
