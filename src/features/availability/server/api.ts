export { choosePhotographers } from './occupied/choose-photographer-store.ts';
export { type Claim, claimLocked, claimTime, lockClaims, planTime, retakeTime } from './occupied/claim-time.ts';
export {
  type ClaimedByBooking,
  claimedLanes,
  claimedResources,
  isAnyResourceUsed,
  resourcesOfBooking,
  resourcesOfLanes,
} from './occupied/claimed-lanes-reads.ts';
export { freeLanes } from './occupied/free-lanes.ts';
export {
  convertHeldTimes,
  type HeldTime,
  heldTimes,
  holdTime,
  releaseHeldTimes,
  takeHeldTime,
} from './occupied/held-time-store.ts';
export { occupancyOf } from './occupied/occupancy.ts';
export {
  holdLapsedSpots,
  joinSpots,
  lanesFreeFor,
  offerTimeOfSpot,
  releaseSpots,
  type TimeOfSpot,
  timesOfSpots,
} from './occupied/spot-time-store.ts';
export { withChosenExtras } from './slots/chosen-extras.ts';
export { lockDays } from './slots/daily-limit-store.ts';
export { isLimited, limitedService } from './slots/daily-limits.ts';
export { dayExplanation, firstBookable, startExplanation, workingTimes } from './slots/explain.ts';
export { freeStartsAmong, freeTime, openTime, refusalAt, type SessionQuery } from './slots/free-time.ts';
export { movableStarts } from './slots/movable-starts.ts';
export { freeDaysView, nextFreeDays } from './slots/next-free-days.ts';
export { nextTimes } from './slots/next-times.ts';
export { requestedPhotographers } from './slots/requested-photographers.ts';
export { queryFor } from './slots/session-queries.ts';
export { freeDaySlots, freeDays, nextFreeStarts } from './slots/slots.ts';
export { claimLanes, moveTime, releaseTime, takeTimes } from './store.ts';
