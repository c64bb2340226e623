export { changeCalendarSettings, setFirstNotice } from './change-settings.ts';
export { choosePhotographers } from './choose-photographer-store.ts';
export { withChosenExtras } from './chosen-extras.ts';
export {
  type ClaimedByBooking,
  claimedLanes,
  claimedResources,
  isAnyResourceUsed,
  resourcesOfBooking,
  resourcesOfLanes,
} from './claimed-lanes-reads.ts';
export { closeDay } from './close-day.ts';
export { lockDays } from './daily-limit-store.ts';
export { isLimited, limitedService, lockDayOf } from './daily-limits.ts';
export { dayExplanation, firstBookable, startExplanation, workingTimes } from './explain.ts';
export { freeLanes } from './free-lanes.ts';
export { freeStartsAmong, freeTime, openTime, refusalAt, type SessionQuery } from './free-time.ts';
export { convertHeldTimes, heldTimes, holdTime, releaseHeldTimes, takeHeldTime } from './held-time-store.ts';
export { moveTime, retakeTime } from './move-time.ts';
export { freeDaysView, nextFreeDays } from './next-free-days.ts';
export { nextTimes } from './next-times.ts';
export { occupancyOf } from './occupancy.ts';
export { requestedPhotographers } from './requested-photographers.ts';
export { resourceTimeOffWithin } from './resource-time-off-store.ts';
export { queryFor } from './session-queries.ts';
export { type OpeningHours, readCalendarSettings, readOpeningHours, readPublicCalendar } from './settings.ts';
export { freeDaySlots, freeDays, nextFreeStarts } from './slots.ts';
export {
  holdLapsedSpots,
  joinSpots,
  lanesFreeFor,
  offerTimeOfSpot,
  releaseSpots,
  type TimeOfSpot,
  timesOfSpots,
} from './spot-time-store.ts';
export { claimLanes, releaseTime, takeTimes } from './store.ts';
export { timeOffWithin } from './time-off-store.ts';
