export { setFirstNotice } from './change-settings.ts';
export { dayExplanation, firstBookable, startExplanation, workingTimes } from './explain.ts';
export { freeTime, openTime, refusalAt } from './free-time.ts';
export { moveTime, retakeTime } from './move-time.ts';
export { occupancyOf } from './occupancy.ts';
export { readCalendarSettings, readPublicCalendar } from './settings.ts';
export { freeDaySlots, nextFreeStarts } from './slots.ts';
export { releaseTime, takeTimes } from './store.ts';
export { timeOffWithin } from './time-off-store.ts';
